import { describe, expect, it } from "vitest";
import { Speaker } from "../src/lib/words";

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
  const say = new Speaker("pl", SOURCE, ["Ola", ""]);

  it("declines names in the case that the sentence asks for", () => {
    expect(say.key("march", { from: { name: "rome" }, via: { name: "rome" } })).toBe("Marsz z Rzymu przez Rzym; stoi w Rzymie, jest Rzym");
  });

  it("counts by the rules of the language", () => {
    expect([0, 1, 3, 5].map((coins) => say.key("coins", { coins }))).toEqual(["nic", "moneta", "3 monety", "5 monet"]);
  });

  it("names players, numbers those without a name, and nests messages", () => {
    expect(say.key("pay", { payer: { seat: 0 }, what: { message: { key: "coins", args: { coins: 1 } } } })).toBe("Ola: moneta");
    expect(say.player(1)).toBe("Gracz 2");
  });

  it("says whom a player plays where that has a name", () => {
    expect([0, 1].map((seat) => say.playerAs(seat, 2))).toEqual(["Ola (Cezar)", "Gracz 2 (Pompejusz)"]);
    expect([say.side(0, 1), say.playerAs(0, 3)]).toEqual(["", "Ola"]);
  });

  it("chooses by true and false", () => {
    expect([say.key("die", { kept: true }), say.key("die", { kept: false })]).toEqual(["zostaje", "leci"]);
  });

  it("shows the key of what is missing", () => {
    expect(say.key("nowhere")).toBe("‹nowhere›");
    expect(say.has("nowhere")).toBe(false);
  });
});
