import { beforeEach, expect, it, vi } from "vitest";

const tab = (path: string) => ({ url: `http://localhost${path}`, focus: vi.fn(() => Promise.resolve()) });
const openWindow = vi.fn(() => Promise.resolve(null));
let tabs: ReturnType<typeof tab>[] = [];

vi.stubGlobal("__SHELL__", []);
vi.stubGlobal("__BUILD__", "test");
vi.stubGlobal("clients", { matchAll: () => Promise.resolve(tabs), openWindow });
await import("./sw");

/** Somebody touches the note of the table at this path. */
async function touch(path: string): Promise<{ close: () => void }> {
  const notification = { data: path, close: vi.fn() };
  const done: Promise<unknown>[] = [];
  const event = Object.assign(new Event("notificationclick"), { notification, waitUntil: (one: Promise<unknown>) => done.push(one) });
  self.dispatchEvent(event);
  await Promise.all(done);
  return notification;
}

beforeEach(() => void openWindow.mockClear());

it("a touch on a note brings the tab of its table forward, and puts the note away", async () => {
  tabs = [tab("/"), tab("/t/abc"), tab("/t/xyz")];
  const note = await touch("/t/abc");
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
  expect(note.close).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it("a tab that is only known by how it was opened is brought forward", async () => {
  tabs = [tab("/")];
  await touch("/t/abc");
  expect(tabs[0]?.focus).toHaveBeenCalled();
});

it("a table whose tab is gone is opened anew", async () => {
  tabs = [];
  await touch("/t/abc");
  expect(openWindow).toHaveBeenCalledWith("/t/abc");
});
