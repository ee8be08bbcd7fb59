import { describe, expect, it } from "vitest";
import { Speaker } from "../src/lib/speaker";

const SOURCE = `
seat = Gracz { $number }
seat-1-of-2 = Cezar
seat-2-of-2 = Pompejusz
rome = Rzym
    .gen = Rzymu
    .loc = Rzymie
march = Marsz z { NAME($from, case: "gen") } przez { $via }; stoi w { NAME($from, case: "loc") }, jest { NAME($from) }
coins = { $coins ->
        [0] nic
        [one] moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
pay = { $payer }: { $what }
die = { $kept ->
        [true] zostaje
       *[false] leci
    }
`;

describe("Speaker", () => {
  const speaker = new Speaker("pl", SOURCE, ["Ola", ""]);

  it("declines names in the case that the sentence asks for", () => {
    expect(speaker.key("march", { from: { name: "rome" }, via: { name: "rome" } })).toBe(
      "Marsz z Rzymu przez Rzym; stoi w Rzymie, jest Rzym",
    );
  });

  it("counts by the rules of the language", () => {
    expect([0, 1, 3, 5].map((coins) => speaker.key("coins", { coins }))).toEqual([
      "nic",
      "moneta",
      "3 monety",
      "5 monet",
    ]);
  });

  it("names players, numbers those without a name, and nests messages", () => {
    expect(speaker.key("pay", { payer: { seat: 0 }, what: { message: { key: "coins", args: { coins: 1 } } } })).toBe(
      "Ola: moneta",
    );
    expect(speaker.player(1)).toBe("Gracz 2");
  });

  it("says whom a player plays where that has a name", () => {
    expect([0, 1].map((seat) => speaker.playerAs(seat, 2))).toEqual(["Ola (Cezar)", "Gracz 2 (Pompejusz)"]);
    expect([speaker.side(0, 1), speaker.playerAs(0, 3)]).toEqual(["", "Ola"]);
  });

  it("chooses by true and false", () => {
    expect([speaker.key("die", { kept: true }), speaker.key("die", { kept: false })]).toEqual(["zostaje", "leci"]);
  });

  it("shows the key of what is missing", () => {
    expect(speaker.key("nowhere")).toBe("‹nowhere›");
    expect(new Speaker("en", "").key("game")).toBe("…");
    expect(speaker.has("nowhere")).toBe(false);
  });

  it("reads notation in words where the game says how", () => {
    const speaker = new Speaker("en", "spell-dice = dice\n    .L = laurel\nkeeps = Keeps { $dice }.");
    expect(speaker.key("keeps", { dice: "I IV L L" })).toBe("Keeps I IV laurel laurel.");
  });
});
