import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, sealedKey, sealedPick } from "../src/lib/proof";
import { hex, hmac, sha256, unhex } from "../src/lib/sha256";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it("gives the digests of FIPS 180", () => {
    expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  it("gives the HMAC of RFC 4231", () => {
    const expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
    expect(hex(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe(expected);
  });
});

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
  const key = sealedKey(unhex(vectors.secret), vectors.nonces);

  it("come from the same key", () => expect(hex(key)).toBe(vectors.key));

  it("are the same, one by one", () => {
    for (const [number, { weights, index }] of vectors.picks.entries()) expect(sealedPick(key, number, weights)).toBe(index);
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
    expect(check(proof, null)).toEqual({ good: proof.picks.length, picks: proof.picks.length, sealed: true });
  });

  it("betray a changed outcome", () => {
    const [first, ...rest] = proof.picks;
    const wrong = { ...first!, told: first!.outcomes.find((outcome) => outcome !== first!.told)! };
    expect(check({ ...proof, picks: [wrong, ...rest] }, null).good).toBe(proof.picks.length - 1);
  });

  it("betray a secret that was not the one committed to", () => {
    expect(check(proof, vectors.commitment).sealed).toBe(true);
    expect(check(proof, "00".repeat(32)).sealed).toBe(false);
    expect(check({ ...proof, commitment: "00".repeat(32) }, null).sealed).toBe(false);
  });
});
