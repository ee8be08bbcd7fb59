/** What this browser remembers about how its person likes to play. */

export interface Settings {
  language: "" | "en" | "pl"; // "" follows the browser
  theme: "" | "light" | "dark"; // "" follows the system
  sound: boolean;
  confirm: boolean; // ask before a move is sent
  keys: boolean; // single letters and digits play
  pace: "calm" | "quick" | "none"; // how what happened is shown
  guide: boolean; // explain every kind of decision when it first comes up
  notify: boolean; // the system's notifications, when it is my turn and the page is hidden
}

const KEY = "rubicon.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "",
  sound: true,
  confirm: false,
  keys: true,
  pace: "calm",
  guide: true,
  notify: false,
};

export const settings: Settings = $state({ ...DEFAULTS, ...readStored<Partial<Settings>>(KEY, {}) });

/** Keep the settings whenever they change, and follow those made in another tab. */
export function persistSettings(): void {
  $effect(() => writeStored(KEY, $state.snapshot(settings)));
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, readStored<Partial<Settings>>(KEY, {}));
  });
}

/** A private window may refuse storage: then nothing is remembered, and nothing breaks. */
export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // see above
  }
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
