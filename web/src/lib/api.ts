/** Calls to the server over HTTP. Whatever fails is a `Refused`, with the reason the server gave. */
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

async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  let failure: Failure = { error: "unavailable" };
  try {
    failure = (await response.json()) as Failure;
  } catch {
    if (response.status >= 502) throw new Unreachable(path); // a proxy speaks for a server that is not there
  }
  throw new Refused(response.status, failure);
}

async function json<T>(response: Promise<Response>): Promise<T> {
  const text = await (await response).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => json<T>(call("GET", path, undefined, signal));
export const post = <T>(path: string, body: unknown = {}): Promise<T> => json<T>(call("POST", path, body));
export const put = <T>(path: string, body: unknown): Promise<T> => json<T>(call("PUT", path, body));
export const remove = <T>(path: string): Promise<T> => json<T>(call("DELETE", path));
export const getText = async (path: string): Promise<string> => (await call("GET", path)).text();

/** Something nobody can guess; `crypto.randomUUID` is missing on plain http. */
export function randomId(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString() : "";
}
