/** Days as a game of the day names them: by the device's own calendar, "2026-11-17". */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The house writes days before months in English too. */
const DAY_FIRST: Readonly<Record<string, string>> = { en: "en-GB" };

export function dateOf(now: Date): string {
  const part = (value: number, digits = 2) => String(value).padStart(digits, "0");
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** Counted without clocks, which lose or gain an hour on some days. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
}

/** "Tuesday 17 November", or as the parts say. */
export function dateIn(language: string, date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString(DAY_FIRST[language] ?? language, { ...parts, timeZone: "UTC" });
}

/** Whole hours and minutes until the next day begins here; never less than a minute. */
export function untilTomorrow(now: Date): { hours: number; minutes: number } {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
