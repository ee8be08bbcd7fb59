/**
 * Check by ourselves that the dice were not chosen by anybody: src/rubicon/core/chance.py, computed again here.
 *
 * The page remembers the commitment it was shown while the match ran, so a server that changes
 * its mind about the secret afterwards is caught as well.
 */
import { hex, hmac, join, sha256, unhex } from "./sha256";
import type { Proof } from "./wire";

export interface Verdict {
  good: number;
  picks: number;
  /** Whether the published secret is the one committed to, also by what we saw before the match. */
  sealed: boolean;
}

const SPAN = 1n << 256n;
const utf8 = new TextEncoder();

export function sealedKey(secret: Uint8Array, nonces: string[]): Uint8Array {
  const parts = [secret];
  for (const nonce of nonces) {
    const data = utf8.encode(nonce);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    parts.push(length, data);
  }
  return sha256(join(...parts));
}

/** The index of the outcome that Fortuna's pick of that number, counted from 0, falls into. */
export function sealedPick(key: Uint8Array, number: number, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const limit = SPAN - (SPAN % total);
  let x = limit;
  for (let attempt = 0; x >= limit; attempt++) {
    x = BigInt("0x" + hex(hmac(key, utf8.encode(`${number}/${attempt}`))));
  }
  x %= total;
  return weights.findIndex((weight) => (x -= BigInt(weight)) < 0n);
}

/** `remembered` is the commitment that this browser was shown while the match ran, if it was there. */
export function check(proof: Proof, remembered: string | null): Verdict {
  const secret = unhex(proof.secret);
  const commitment = hex(sha256(secret));
  const key = sealedKey(secret, proof.nonces);
  const good = proof.picks.filter(
    ({ outcomes, weights, told }, number) => outcomes[sealedPick(key, number, weights)] === told,
  ).length;
  const sealed = commitment === proof.commitment && (remembered === null || remembered === commitment);
  return { good, picks: proof.picks.length, sealed };
}
