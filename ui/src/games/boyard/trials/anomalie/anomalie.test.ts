/** L'anomalie: what each role sees and does, look by look. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../../app/settings.svelte";
import type { AnomalieView, Avatar, Thing, What } from "../../../../types/boyard";
import { idle } from "../../testing/views";
import { CANDIDATE, course, handed } from "../testing/part";
import Trial from "./Trial.svelte";
import { altered, swappers } from "./wardrobe";

beforeEach(() => (settings.language = "fr"));

function thing(name: number, what: What, kind: number, colour: number): Thing {
  return { name, what, kind, colour };
}

const AVATARS: Avatar[] = [
  { seat: 2, pose: 0, things: [thing(11, "hat", 0, 0), thing(12, "shoes", 1, 2)] },
  { seat: 3, pose: 4, things: [thing(13, "hat", 4, 1), thing(14, "bag", 3, 3)] },
  { seat: 0, pose: 2, things: [thing(15, "hat", 0, 0), thing(16, "watch", 0, 0)] },
];

function view(phase: string, over: Partial<AnomalieView> = {}): AnomalieView {
  return {
    ...idle(CANDIDATE),
    trial: "anomalie",
    course: course(phase),
    sand_out: 45_000,
    scene: 1,
    avatars: AVATARS,
    proposed: [],
    own: null,
    pointed: [],
    left: 3,
    alterations: null,
    proposals: [],
    ...over,
  };
}

const at = (name: string) => screen.getByRole("button", { name });

describe("what is worn", () => {
  it("may be swapped with others who wear such a thing, and not the very same", () => {
    const [noe] = AVATARS as [Avatar];
    const [hat, shoes] = noe.things as [Thing, Thing];
    expect(swappers(AVATARS, { seat: 2, thing: hat })).toEqual([3]);
    expect(swappers(AVATARS, { seat: 2, thing: shoes })).toEqual([]);
  });

  it("changes looks and nothing else", () => {
    const swapped = altered(AVATARS, { do: "swap_things", seat: 2, other: 3, what: "hat" });
    expect(swapped.map(({ things: [hat] }) => hat)).toEqual([thing(11, "hat", 4, 1), thing(13, "hat", 0, 0), thing(15, "hat", 0, 0)]);
    const changed = altered(AVATARS, { do: "change_thing", seat: 0, what: "watch", kind: 5, colour: 2 });
    expect(changed[2]?.things).toEqual([thing(15, "hat", 0, 0), thing(16, "watch", 5, 2)]);
  });
});

describe("the candidate", () => {
  it("lets the curtain fall when they have seen enough", async () => {
    const { props, act } = handed(view("look", { moves: [{ do: "seen_enough" }] }));
    render(Trial, props);
    await fireEvent.pointerDown(screen.getByRole("button", { name: /C’est vu/ }));
    expect(act.mock.calls).toEqual([[{ do: "seen_enough" }]]);
  });

  it("sees nobody while the curtain is down", () => {
    render(Trial, handed(view("change", { avatars: [], scene: null })).props);
    expect(screen.queryByText("Noe")).toBeNull();
    expect(screen.getByText(/Ça s’agite/)).toBeTruthy();
  });

  it("points at a thing, and only that counts which is confirmed", async () => {
    const moves = [11, 12, 13, 15, 16].map((name) => ({ do: "point_at" as const, thing: name }));
    const { props, act } = handed(view("find", { moves, pointed: [14], left: 2 }));
    render(Trial, props);
    await fireEvent.click(at("Zoe: valise à carreaux verts"));
    await fireEvent.pointerDown(screen.getByRole("button", { name: /raté tout à l’heure/ }));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(at("Noe: palmes à pois bleus"));
    await fireEvent.pointerDown(screen.getByRole("button", { name: /C’est ça.*encore 2 essais/ }));
    expect(act.mock.calls).toEqual([[{ do: "point_at", thing: 12 }]]);
  });

  it("reads what was missed", () => {
    render(Trial, handed(view("find", { pointed: [14], left: 2 })).props);
    expect(screen.getByText(/Raté : Zoe : valise à carreaux verts/)).toBeTruthy();
  });
});

describe("an opponent", () => {
  const behind = (over: Partial<AnomalieView> = {}) => view("change", { ...idle(0), free: ["change_thing", "swap_things"], ...over });

  it("gives a thing another look and seals that", async () => {
    const { props, act } = handed(behind());
    render(Trial, props);
    await fireEvent.click(at("Noe: béret en rouge"));
    await fireEvent.pointerDown(screen.getByRole("button", { name: /Sceller.*choisissez/ }));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(at("béret à rayures orange"));
    expect(at("Noe: béret à rayures orange")).toBeTruthy();
    await fireEvent.pointerDown(screen.getByRole("button", { name: /Sceller/ }));
    expect(act.mock.calls).toEqual([[{ do: "change_thing", seat: 2, what: "hat", kind: 0, colour: 1 }]]);
  });

  it("lets two people swap a thing", async () => {
    const { props, act } = handed(behind());
    render(Trial, props);
    await fireEvent.click(at("Noe: béret en rouge"));
    await fireEvent.click(at("échanger avec Zoe"));
    await fireEvent.pointerDown(screen.getByRole("button", { name: /Sceller/ }));
    expect(act.mock.calls).toEqual([[{ do: "swap_things", seat: 2, other: 3, what: "hat" }]]);
  });

  it("has nothing more to do once it is sealed, and sees it", () => {
    const own = { do: "change_thing" as const, seat: 2, what: "hat" as const, kind: 5, colour: 0 };
    render(Trial, handed(behind({ free: [], own, proposed: [0, 3] })).props);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: "Noe: capeline en rouge" })).toBeTruthy();
    expect(screen.getByText(/2 idées/)).toBeTruthy();
  });
});

it("tells everybody what it was, at both ends of a swap", () => {
  const alterations = [
    { seat: 2, thing: 11, what: "hat" as const, kind: 4, colour: 1 },
    { seat: 3, thing: 13, what: "hat" as const, kind: 0, colour: 0 },
  ];
  const { container } = render(Trial, handed(view("verdict", { ...idle(null), alterations })).props);
  expect(container.querySelectorAll(".found")).toHaveLength(2);
  expect(screen.getByText(/Noe : couronne à rayures orange et Zoe : béret en rouge/)).toBeTruthy();
});
