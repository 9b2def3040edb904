import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { notify } from "./notices";

const close = vi.fn();
const made = vi.fn();
const showNotification = vi.fn(() => Promise.resolve());
const worker = { active: {}, showNotification, getNotifications: () => Promise.resolve([{ close }]) };
let registration: Partial<typeof worker> | undefined;

class Note {
  static permission = "granted";
  close = close;
  constructor(...words: unknown[]) {
    made(...words);
  }
}

beforeEach(() => {
  settings.notify = true;
  vi.clearAllMocks();
  vi.stubGlobal("Notification", Note);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
});
afterEach(() => {
  settings.notify = false;
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("a note is the service worker's where there is one, and leads back to the table", async () => {
  registration = worker;
  const putAway = notify("Your turn!", "Sample");
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledWith("Your turn!", expect.objectContaining({ body: "Sample", data: location.pathname })));
  expect(made).not.toHaveBeenCalled();
  putAway();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
});

it("a note that is put away before it was shown is put away all the same", async () => {
  registration = worker;
  notify("Your turn!", "Sample")();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(showNotification).toHaveBeenCalledBefore(close);
});

it.each([
  ["there is no service worker", undefined],
  ["the service worker is not at work yet", { ...worker, active: undefined }],
])("a note is the page's own where %s", async (_, found) => {
  registration = found as typeof registration;
  notify("Your turn!", "Sample");
  await vi.waitFor(() => expect(made).toHaveBeenCalledWith("Your turn!", expect.objectContaining({ body: "Sample" })));
  expect(showNotification).not.toHaveBeenCalled();
});

it("a browser that shows no notes stops nothing", async () => {
  registration = worker;
  showNotification.mockRejectedValueOnce(new TypeError("not here"));
  const putAway = notify("Your turn!", "Sample");
  await Promise.resolve();
  expect(putAway).not.toThrow();
});

it("nobody is called who did not want to be", async () => {
  settings.notify = false;
  registration = worker;
  notify("Your turn!", "Sample");
  await Promise.resolve();
  expect(showNotification).not.toHaveBeenCalled();
});
