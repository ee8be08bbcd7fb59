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

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>(KEY, {}) });

/** Keep the settings whenever they change, and follow those made in another tab. */
export function keepSettings(): void {
  $effect(() => remember(KEY, $state.snapshot(settings)));
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, recall<Partial<Settings>>(KEY, {}));
  });
}

/** A private window may refuse storage: then nothing is remembered, and nothing breaks. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // see above
  }
}

export function calmMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
