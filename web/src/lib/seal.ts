/**
 * What this browser keeps of the luck of a match, so that nobody can change it afterwards: the first commitment it
 * saw, its own nonce, and the nonces that were given before. `lib/proof.ts` checks all three when the match is over.
 */
import { randomId } from "./api";
import { readStored, writeStored } from "./settings.svelte";

export interface Seal {
  commitment: string;
  /** The nonce that this browser gave. */
  nonce?: string;
  /** The nonces that had been given before, in their order, without the labels of the seats. */
  before?: string[];
}

const key = (id: string): string => `rubicon.seal.${id}`;

export function readSeal(id: string): Seal | null {
  const stored = readStored<Seal | string | null>(key(id), null);
  return typeof stored === "string" ? { commitment: stored } : stored; // earlier versions kept the commitment alone
}

/** A nonce without the label of its seat. */
export const nonceOf = (labelled: string): string => labelled.slice(labelled.indexOf(":") + 1);

/** The first commitment counts: one that comes later may be another. */
export function noteCommitment(table: { id: string; commitment: string; status: string }): void {
  if (table.status !== "over" && readSeal(table.id) === null)
    writeStored(key(table.id), { commitment: table.commitment });
}

/** Draw a nonce and keep it before it is sent, with what was known until then. */
export function drawNonce(table: { id: string; commitment: string; nonces: string[] }): string {
  const nonce = randomId();
  keepNonce(table.id, readSeal(table.id)?.commitment ?? table.commitment, nonce, table.nonces.map(nonceOf));
  return nonce;
}

export function keepNonce(id: string, commitment: string, nonce: string, before: string[]): void {
  writeStored(key(id), { commitment, nonce, before });
}

/** The nonce was not taken: the seat was not free, for instance. */
export function dropNonce(id: string): void {
  const seal = readSeal(id);
  if (seal) writeStored(key(id), { commitment: seal.commitment });
}
