/** À qui est-ce ? Drawing, and saying who drew which. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../../app/settings.svelte";
import type { QuiMove, QuiView, Stroke } from "../../../../types/boyard";
import { idle } from "../../testing/views";
import { CANDIDATE, course, handed, OPPONENTS } from "../testing/part";
import { received, sent } from "../../stage/sent";
import { drawnAgain, firstUnnamed } from "./sheets";
import Trial from "./Trial.svelte";

beforeEach(() => (settings.language = "fr"));

const LINE: Stroke = [0, 1_500, [10, 20, 30, 40]];
const DOT: Stroke = [2_000, 0, [99, 99]];

function view(over: Partial<QuiView>): QuiView {
  return {
    ...idle(CANDIDATE),
    trial: "qui",
    course: course("sketch"),
    subject: { id: "cat", fr: "un chat", en: "a cat" },
    opponents: OPPONENTS,
    needed: 2,
    handed_in: [],
    own: null,
    sheets: [],
    own_sheet: null,
    names: [],
    drew: null,
    sealed: [],
    ...over,
  };
}

function matching(names: (number | null)[], over: Partial<QuiView> = {}): QuiView {
  const moves: QuiMove[] = names.flatMap((name, sheet) =>
    OPPONENTS.filter((seat) => seat !== name).map((seat) => ({ do: "place_name" as const, sheet, seat })),
  );
  moves.push({ do: "confirm_names" });
  return view({ course: course("match"), sheets: [[LINE], [LINE, DOT], [DOT]], names, moves, ...over });
}

describe("a drawing", () => {
  it("comes back from the wire as it was sent", () => {
    expect(sent(received([LINE, DOT]))).toEqual([LINE, DOT]);
  });

  it("never has a time that the rules would refuse", () => {
    const [stroke] = sent([{ dots: [[1, 2]], from: 29_000.4, to: 29_900.9 }]);
    expect(stroke).toEqual([20_000, 901, [1, 2]]);
  });

  it("is drawn again faster than it was, until the longest is whole", () => {
    const drawings = [[LINE], [LINE, DOT]].map(received);
    expect(drawnAgain(drawings, 400)).toBe(1_000);
    expect(drawnAgain(drawings, 900)).toBeNull();
  });
});

it("goes on with the first sheet that has no name", () => {
  expect(firstUnnamed([2, null, null])).toBe(1);
  expect(firstUnnamed([2, 3])).toBeNull();
});

describe("an opponent", () => {
  const sketching = () => view({ ...idle(0), free: ["hand_in"] });

  async function drawDot() {
    await fireEvent.keyDown(screen.getByRole("application"), { key: " " });
  }

  it("draws and hands it in, once", async () => {
    const { props, act } = handed(sketching());
    render(Trial, props);
    const plate = screen.getByRole("button", { name: /Rendre la feuille/ });
    await fireEvent.pointerDown(plate);
    expect(act).not.toHaveBeenCalled();
    await drawDot();
    await fireEvent.pointerDown(plate);
    await fireEvent.pointerDown(plate);
    expect(act.mock.calls).toEqual([[{ do: "hand_in", drawing: [[0, 0, [132, 132]]] }]]);
  });

  it("has what is on the sheet handed in when time is nearly up", async () => {
    const { props, act } = handed(sketching());
    const { rerender } = render(Trial, props);
    await drawDot();
    await rerender({ time: { now: 19_000, at: () => 19_000 } });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("sees who is still drawing, and no sheet but their own", () => {
    render(Trial, handed(view({ ...idle(0), handed_in: [0, 2], own: [LINE] })).props);
    const [, zoe, anna] = within(screen.getByRole("list", { name: "Qui dessine" })).getAllByRole("listitem");
    expect(zoe?.textContent).toContain("dessine…");
    expect(anna?.textContent).toContain("feuille rendue");
    expect(screen.getAllByRole("img", { name: "Votre dessin" })).toHaveLength(1);
  });

  it("knows their own sheet again, and can't lay names", () => {
    render(Trial, handed(matching([2, null, null], { ...idle(0), own_sheet: 1 })).props);
    expect(screen.getByRole("button", { name: /Dessin 2/ }).textContent).toContain("le vôtre");
    expect(screen.queryByRole("group", { name: /À qui est ce dessin/ })).toBeNull();
  });
});

describe("the candidate", () => {
  const face = (name: string) =>
    within(screen.getByRole("group", { name: /À qui est ce dessin/ })).getByRole("button", { name: new RegExp(name) });

  it("lays a face on the sheet whose turn it is", async () => {
    const { props, act } = handed(matching([2, null, null]));
    render(Trial, props);
    await fireEvent.click(face("Zoe"));
    expect(act.mock.calls).toEqual([[{ do: "place_name", sheet: 1, seat: 3 }]]);
  });

  it("lays it on another sheet after touching that", async () => {
    const { props, act } = handed(matching([2, null, null]));
    render(Trial, props);
    await fireEvent.click(screen.getByRole("button", { name: /Dessin 3/ }));
    await fireEvent.click(face("Anna"));
    expect(act.mock.calls).toEqual([[{ do: "place_name", sheet: 2, seat: 0 }]]);
  });

  it("takes a face from its sheet once all have one", async () => {
    const { props, act } = handed(matching([2, 3, 0]));
    render(Trial, props);
    await fireEvent.click(face("Zoe"));
    expect(screen.getByRole("button", { name: /Dessin 2/ }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(face("Noe"));
    expect(act.mock.calls).toEqual([[{ do: "place_name", sheet: 1, seat: 2 }]]);
  });

  it("has a sheet come near by touching it once more, and go back", async () => {
    const { container } = render(Trial, handed(matching([null, null, null])).props);
    const sheet = screen.getByRole("button", { name: /Dessin 1/ });
    const near = () => container.querySelectorAll(".large").length;
    await fireEvent.click(sheet);
    expect(near()).toBe(1);
    await fireEvent.click(sheet);
    expect(near()).toBe(0);
  });

  it("confirms when no sheet is left without a face", async () => {
    const { props, act } = handed(matching([2, 3, null]));
    const { rerender } = render(Trial, props);
    await fireEvent.pointerDown(screen.getByRole("button", { name: /encore un dessin/ }));
    expect(act).not.toHaveBeenCalled();
    await rerender({ view: matching([2, 3, 0]) });
    await fireEvent.pointerDown(screen.getByRole("button", { name: /Valider/ }));
    expect(act.mock.calls).toEqual([[{ do: "confirm_names" }]]);
  });

  it("reads strokes and seconds where nothing is drawn again", () => {
    render(Trial, handed(matching([null, null, null])).props);
    expect(screen.getByRole("button", { name: /Dessin 2/ }).textContent).toContain("2 traits, 2 s");
  });
});

it("tells whose the sheets were that got a wrong name", () => {
  render(Trial, handed(matching([2, 3, 0], { ...idle(null), drew: [2, 0, 3] })).props);
  const notes = [1, 2, 3].map((number) => screen.getByRole("button", { name: new RegExp(`Dessin ${number}`) }).textContent);
  expect(notes[0]).not.toContain("de Noe");
  expect(notes[1]).toContain("de vous");
  expect(notes[2]).toContain("de Zoe");
});
