/**
 * Check by ourselves that the dice were not chosen by anybody: src/rubicon/core/chance.py, computed again here.
 *
 * The browser has kept the first commitment, its own nonce and those given before it (lib/seal.ts), so a host who
 * exchanges any of them afterwards is caught as well. Hashes come from a library, because those of the browser
 * are missing on a plain http address, where friends on a LAN play.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { nonceOf, type Seal } from "./seal";
import type { Proof } from "./wire";

export interface Verdict {
  good: number;
  picks: number;
  /** Whether the published secret is the one committed to, also by what we saw before the match. */
  sealed: boolean;
  /** Whether the luck was drawn with the nonce that this browser gave, at its seat. */
  mine: boolean;
  /** Whether the nonces that were given before it are still the same. */
  earlier: boolean;
}

/** What is wrong, the gravest first; `null` if nothing is. */
export function fault(verdict: Verdict): "unsealed" | "nonce" | "earlier" | "picks" | null {
  if (!verdict.sealed) return "unsealed";
  if (!verdict.mine) return "nonce";
  if (!verdict.earlier) return "earlier";
  return verdict.good === verdict.picks ? null : "picks";
}

const SPAN = 1n << 256n;

export function sealedKey(secret: Uint8Array, nonces: string[]): Uint8Array {
  const parts = [secret];
  for (const nonce of nonces) {
    const data = utf8ToBytes(nonce);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    parts.push(length, data);
  }
  return sha256(concatBytes(...parts));
}

/** The index of the outcome that Fortuna's pick of that number, counted from 0, falls into. */
export function sealedPick(key: Uint8Array, number: number, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const limit = SPAN - (SPAN % total);
  let x = limit;
  for (let attempt = 0; x >= limit; attempt++) {
    x = BigInt("0x" + bytesToHex(hmac(sha256, key, utf8ToBytes(`${number}/${attempt}`))));
  }
  x %= total;
  return weights.findIndex((weight) => (x -= BigInt(weight)) < 0n);
}

/** `seal` is what this browser kept of the match, if it was there; `seat` the one it played, if that is known. */
export function check(proof: Proof, seal: Seal | null, seat: number | null = null): Verdict {
  const secret = hexToBytes(proof.secret);
  const commitment = bytesToHex(sha256(secret));
  const key = sealedKey(secret, proof.nonces);
  const good = proof.picks.filter(
    ({ outcomes, weights, told }, number) => outcomes[sealedPick(key, number, weights)] === told,
  ).length;
  const sealed = commitment === proof.commitment && (seal === null || seal.commitment === commitment);
  const nonces = proof.nonces.map(nonceOf);
  const own = seal?.nonce;
  const mine =
    own === undefined ||
    (seat === null ? nonces.includes(own) : proof.nonces.includes(`${seat}:${own}`) || proof.nonces.includes(own));
  const earlier = (seal?.before ?? []).every((nonce, number) => nonces[number] === nonce);
  return { good, picks: proof.picks.length, sealed, mine, earlier };
}
