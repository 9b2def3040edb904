/** What this browser keeps for the next visit. */

export function kept<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, T>;
  } catch {
    return {}; // no storage, or not ours
  }
}

export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: it is forgotten with this page, and nothing more is lost.
  }
}
