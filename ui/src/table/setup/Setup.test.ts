import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { Visit } from "../visit/visit.svelte";
import { aTable, FakeSocket } from "../../wire/testing/socket";
import { ADA, GAME } from "../testing/atTable";
import Setup from "./Setup.svelte";

const options = {
  $ref: "#/$defs/O",
  $defs: {
    O: {
      properties: {
        fog_of_war: { type: "boolean", default: false },
        rounds: { type: "integer", default: 3, exclusiveMaximum: 5 },
        pace: { $ref: "#/$defs/Pace", default: "slow" },
        leader: { anyOf: [{ type: "integer", minimum: 0, exclusiveMaximum: 3 }, { type: "null" }], default: null },
        motto: { type: "string", default: "" },
      },
    },
    Pace: { enum: ["slow", "very_fast"] },
  },
};

it("has a control for each kind of option that any game may have", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const offer = { name: "sample", seats: { least: 2, most: 4 }, options, levels: [] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [offer] })));
  const table = aTable({ people: [ADA], host: 0, options: { pace: "slow", rounds: 4 } });
  const visit = new Visit("t", GAME, { found: table });
  FakeSocket.last.welcomes({ person: 0, table });
  const arrange = vi.spyOn(visit, "arrange").mockResolvedValue();
  render(Setup, { visit });
  await fireEvent.click(await screen.findByRole("switch", { name: "Fog of war" }));
  expect(arrange).toHaveBeenLastCalledWith({ options: { pace: "slow", rounds: 4, fog_of_war: true } });
  const [fewer, more] = controlsOf("Rounds");
  expect(more?.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(fewer!);
  expect(arrange).toHaveBeenLastCalledWith({ options: { pace: "slow", rounds: 3 } });
  await fireEvent.click(controlsOf("Pace")[1]!);
  expect(arrange).toHaveBeenLastCalledWith({ options: { pace: "very_fast", rounds: 4 } });
  await fireEvent.click(controlsOf("Leader")[1]!);
  expect(arrange).toHaveBeenLastCalledWith({ options: { pace: "slow", rounds: 4, leader: 0 } });
  expect(screen.queryByText("Motto")).toBeNull();
  visit.close();
});

it("shows no more of an option than its curtain lets through, and lets the host lift it", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const offer = { name: "sample", seats: { least: 2, most: 4 }, options, levels: [] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [offer] })));
  const table = aTable({ people: [ADA], host: 0, options: { rounds: 2 } });
  const lift = vi.fn();
  const visit = new Visit("t", { ...GAME, curtain: { option: "rounds", open: () => 2, lift } }, { found: table });
  FakeSocket.last.welcomes({ person: 0, table });
  render(Setup, { visit });
  expect((await screen.findByRole("group", { name: "Rounds" })).querySelectorAll("button")[1]?.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: "curtain.lift" }));
  expect(lift).toHaveBeenCalledOnce();
  visit.close();
});

function controlsOf(name: string): HTMLElement[] {
  return [...screen.getByRole("group", { name }).querySelectorAll("button")];
}
