/** Calls to the server over HTTP. Whatever fails is a `Refused`, with the reason the server gave, or `Unreachable`. */
import type { Failure } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.text ?? failure.error);
  }
}

/** Nobody answered: worth trying again, unlike a refusal. */
export class Unreachable extends Error {}

/** Nobody answered, or the server cannot store anything at the moment: what is safe to ask again will be answered. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (error instanceof Refused && error.failure.error === "unavailable" && (error.status === 503 || !error.status));

/** A connection can die without a word: after so many milliseconds a call is given up. */
export const PATIENCE = 8000;
/** For answers that take thought: hints, proofs. */
export const LONG_PATIENCE = 90_000;

export interface Waiting {
  /** Milliseconds until the call is given up. */
  patience?: number;
  /** To give the call up earlier. */
  signal?: AbortSignal;
}

async function call(method: string, path: string, body: unknown, waiting: Waiting): Promise<string> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  let timer = setTimeout(stop, waiting.patience ?? PATIENCE);
  waiting.signal?.addEventListener("abort", stop);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      signal: giveUp.signal,
      // A file is sent as it is: what is wrong with it, the server says.
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    clearTimeout(timer); // somebody answers: a long text on a slow line gets as long again
    timer = setTimeout(stop, waiting.patience ?? PATIENCE);
    text = await response.text();
  } catch {
    throw new Unreachable(path);
  } finally {
    clearTimeout(timer);
    waiting.signal?.removeEventListener("abort", stop);
  }
  if (response.ok) return text;
  let failure: Failure = { error: "unavailable" };
  try {
    failure = JSON.parse(text) as Failure;
  } catch {
    if (response.status >= 502) throw new Unreachable(path); // a proxy speaks for a server that is not there
  }
  throw new Refused(response.status, failure);
}

async function json<T>(answer: Promise<string>): Promise<T> {
  const text = await answer;
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Looking changes nothing, so a call that nobody answered is made once more. */
async function look(path: string, waiting: Waiting): Promise<string> {
  try {
    return await call("GET", path, undefined, waiting);
  } catch (error) {
    if (!(error instanceof Unreachable) || waiting.signal?.aborted) throw error;
    return call("GET", path, undefined, waiting);
  }
}

export const get = <T>(path: string, waiting: Waiting = {}): Promise<T> => json<T>(look(path, waiting));
export const post = <T>(path: string, body: unknown = {}, waiting: Waiting = {}): Promise<T> =>
  json<T>(call("POST", path, body, waiting));
export const put = <T>(path: string, body: unknown): Promise<T> => json<T>(call("PUT", path, body, {}));
export const remove = <T>(path: string): Promise<T> => json<T>(call("DELETE", path, undefined, {}));
export const getText = (path: string): Promise<string> => look(path, {});

/** Something nobody can guess; `crypto.randomUUID` is missing on plain http. */
export function randomId(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString() : "";
}
