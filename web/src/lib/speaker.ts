/** Puts messages into a language: the browser's side of src/rubicon/text/__init__.py, reading the same files. */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "./wire";

/** A name of a thing as an argument: shown in the nominative unless the sentence asks `NAME()` for another case. */
class Name extends FluentType<string> {
  constructor(
    readonly key: string,
    nominative: string,
  ) {
    super(nominative);
  }

  toString(): string {
    return this.value;
  }
}

/** On touch screens a message may have other words: its attribute `touch`. */
const touches = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    private readonly source: string,
    private readonly players: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: ([thing], options) => this.declined(thing, options["case"]) },
    });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(message: Message): string {
    return this.key(message.key, message.args);
  }

  /**
   * The message of that key. A missing one shows its key rather than breaking the page; tests look for that.
   * While no words are there at all, they are on their way.
   */
  key(key: string, args: Record<string, Arg> = {}): string {
    const message = this.bundle.getMessage(key);
    const pattern = (touches() && message?.attributes["touch"]) || message?.value;
    if (!pattern) return this.source ? `‹${key}›` : "…";
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) words[name] = this.word(this.spelled(name, value));
    return this.bundle.formatPattern(pattern, words, []);
  }

  /** An attribute of a message, which says something about it; empty, if there is none. */
  attribute(key: string, name: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  player(seat: number): string {
    return this.players[seat] || this.key("seat", { number: String(seat + 1) });
  }

  /** Whom the player in that seat plays, in a game that has names for each of so many; else nothing. */
  side(seat: number, seats: number): string {
    const key = `seat-${seat + 1}-of-${seats}`;
    return this.has(key) ? this.key(key) : "";
  }

  /** `Anna (Caesar)`: the player, and whom they play if that has a name. */
  playerAs(seat: number, seats: number): string {
    const side = this.side(seat, seats);
    return side ? `${this.player(seat)} (${side})` : this.player(seat);
  }

  /** Notation in words: the message `spell-<argument>` has an attribute for each sign that is not said as it is written. */
  private spelled(name: string, value: Arg): Arg {
    const signs = typeof value === "string" ? this.bundle.getMessage(`spell-${name}`)?.attributes : undefined;
    if (!signs) return value;
    const said = (sign: string) => (signs[sign] ? this.bundle.formatPattern(signs[sign], {}, []) : sign);
    return (value as string).split(" ").map(said).join(" ");
  }

  private word(value: Arg): FluentVariable {
    if (typeof value === "boolean") return String(value);
    if (typeof value !== "object") return value;
    if ("seat" in value) return this.player(value.seat);
    if ("name" in value) return new Name(value.name, this.key(value.name));
    return this.say(value.message);
  }

  private declined(thing: FluentValue | undefined, wanted: FluentValue | undefined): FluentValue {
    if (!(thing instanceof Name)) return thing ?? "";
    const pattern = this.bundle.getMessage(thing.key)?.attributes[String(wanted ?? "nom")];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : thing.value;
  }
}
