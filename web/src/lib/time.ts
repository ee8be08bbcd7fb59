/** Spans of time in words of the reader's language. */
import { language, t } from "./language.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** The largest unit of which there are about two or more: 40 hours are two days, 30 hours are not one. */
function largest(ms: number): [Intl.RelativeTimeFormatUnitSingular & string, number] {
  const [unit, size] = UNITS.find(([, size]) => ms >= 1.5 * size) ?? UNITS[UNITS.length - 1]!;
  return [unit, Math.round(ms / size)];
}

/** "3 days", "5 hours": what is left. */
export function span(ms: number): string {
  const [unit, count] = largest(ms);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** "18 Nov 2026". */
export const day = (at: number): string => new Date(at).toLocaleDateString(language(), { dateStyle: "medium" });

/** "5 hours ago", "just now". */
export function ago(at: number): string {
  const passed = Date.now() - at;
  if (passed < 90_000) return t("web-just-now");
  const [unit, count] = largest(passed);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-count, unit);
}
