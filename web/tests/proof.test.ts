import { readFileSync } from "node:fs";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { check, fault, sealedKey, sealedPick } from "../src/lib/proof";

/** Made by tests/web/make_vectors.py from rubicon.core.chance. */
interface Vectors {
  secret: string;
  commitment: string;
  nonces: string[];
  key: string;
  picks: { weights: number[]; index: number }[];
}
const vectors = JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf8")) as Vectors;

describe("the picks of the rules", () => {
  const key = sealedKey(hexToBytes(vectors.secret), vectors.nonces);

  it("come from the same key", () => expect(bytesToHex(key)).toBe(vectors.key));

  it("are the same, one by one", () => {
    for (const [number, { weights, index }] of vectors.picks.entries())
      expect(sealedPick(key, number, weights)).toBe(index);
  });

  const proof = {
    kind: "sealed",
    commitment: vectors.commitment,
    nonces: vectors.nonces,
    secret: vectors.secret,
    picks: vectors.picks.map(({ weights, index }, entry) => {
      const outcomes = weights.map((_, i) => 100 + i);
      return { entry, outcomes, weights, told: outcomes[index]!, due: outcomes[index]! };
    }),
  };

  it("are all found good", () => {
    const all = { good: proof.picks.length, picks: proof.picks.length };
    expect(check(proof, null)).toEqual({ ...all, sealed: true, mine: true, earlier: true });
    expect(fault(check(proof, null))).toBe(null);
  });

  it("betray a changed outcome", () => {
    const [first, ...rest] = proof.picks;
    const wrong = { ...first!, told: first!.outcomes.find((outcome) => outcome !== first!.told)! };
    expect(check({ ...proof, picks: [wrong, ...rest] }, null).good).toBe(proof.picks.length - 1);
  });

  it("betray a secret that was not the one committed to", () => {
    const { commitment } = vectors;
    expect(check(proof, { commitment }).sealed).toBe(true);
    expect(fault(check(proof, { commitment: "00".repeat(32) }))).toBe("unsealed");
    expect(fault(check({ ...proof, commitment: "00".repeat(32) }, null))).toBe("unsealed");
  });

  it("betray a host who exchanged, moved or left out a nonce", () => {
    const { commitment } = vectors;
    const nonces = ["0:host", "1:mine", "2:late"];
    const seal = { commitment, nonce: "mine", before: ["host"] };
    const verdict = (told: string[], seat: number | null = 1): ReturnType<typeof fault> =>
      fault({ ...check({ ...proof, nonces: told }, seal, seat), good: 1, picks: 1 });
    expect(verdict(nonces)).toBe(null);
    expect(verdict(nonces, null)).toBe(null);
    expect(verdict(["0:host", "1:other", "2:late"])).toBe("nonce");
    expect(verdict(["0:host", "2:late"])).toBe("nonce");
    expect(verdict(["0:host", "2:mine", "1:late"])).toBe("nonce");
    expect(verdict(["0:other", "1:mine", "2:late"])).toBe("earlier");
    expect(verdict(["0:late", "1:mine", "2:host"])).toBe("earlier");
    expect(verdict(["1:mine", "0:host"])).toBe("earlier");
  });
});
