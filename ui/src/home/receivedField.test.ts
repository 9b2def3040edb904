import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import Received from "./Received.svelte";

const ID = "q7Rk0ZpWv3LmXt9cYh2BsD";
let asked: string[];

beforeEach(() => {
  settings.language = "en";
  asked = [];
  history.replaceState(null, "", "/");
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === "/api/codes/HKLMRT") return new Response(JSON.stringify({ table: ID }));
    return new Response(JSON.stringify({ code: "no_such_code", reason: "no table has this code now" }), { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function enter(text: string): Promise<void> {
  render(Received);
  await fireEvent.input(screen.getByLabelText("Have a code?"), { target: { value: text } });
  await fireEvent.click(screen.getByRole("button", { name: "Enter" }));
}

it("a code leads to the table, however it is typed", async () => {
  await enter(" hkl mrt");
  await vi.waitFor(() => expect(location.pathname).toBe(`/t/${ID}`));
});

it("a wrong code is told in the server’s words", async () => {
  await enter("HKLMRX");
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("No table has this code now"));
  expect(location.pathname).toBe("/");
});

it("what can be no code is not even asked about", async () => {
  await enter("HKLMR");
  expect(screen.getByRole("alert").textContent).toContain("neither a code");
  expect(asked).toEqual([]);
});
