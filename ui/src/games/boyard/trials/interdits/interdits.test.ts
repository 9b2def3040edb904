/** Les interdits: what is seen of the conversation, and what each role says. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../../app/settings.svelte";
import type { Exchange, InterditsView } from "../../../../types/boyard";
import { idle } from "../../testing/views";
import { CANDIDATE, course, handed } from "../testing/part";
import { isLongEnough } from "./talk";
import Trial from "./Trial.svelte";

beforeEach(() => (settings.language = "fr"));

function exchange(seat: number, question: string, reply: string | null, put = 0): Exchange {
  return { seat, question, put, by_table: false, reply, drawn: false };
}

const TALK = [exchange(2, "Ça va ?", "Comme un lundi"), exchange(3, "Tu mens ?", null, 4_000)];

function view(over: Partial<InterditsView> = {}): InterditsView {
  return {
    ...idle(CANDIDATE),
    trial: "interdits",
    course: course("talk"),
    sand_out: 45_000,
    reply_by: 12_000,
    turn_due: 12_500,
    exchanges: TALK,
    offers: [{ question: 7, text: "Pardon ?" }],
    asking: [],
    own_question: null,
    warned: false,
    objection: null,
    objected: [],
    upheld: 0,
    again: [],
    lost: null,
    next_asker: 0,
    asked: [],
    waiting_questions: [],
    ...over,
  };
}

const lines = () => within(screen.getByRole("list", { name: "La conversation" })).getAllByRole("listitem").map(({ textContent }) => textContent?.trim());

it("tells how it ended: held, or by what it was lost", () => {
  const ended = (lost: InterditsView["lost"]) =>
    render(Trial, handed(view({ ...idle(0), course: course("verdict", { won: lost === null }), lost })).props).container.querySelector("[role=status]")?.textContent;
  expect(ended(null)).toMatch(/Ines a tenu/);
  expect(ended("silent")).toMatch(/Ines cherche encore ses mots/);
  expect(ended("forbidden")).toMatch(/mot de trop/);
  expect(ended("repeated")).toMatch(/même réponse/);
  expect(ended("objected")).toMatch(/Tout le monde proteste/);
});

describe("the conversation", () => {
  it("has every question with who asked it, and every answer", () => {
    render(Trial, handed(view()).props);
    expect(lines()).toEqual(["Noe:Ça va\u00a0?", "Comme un lundi", "Zoe:Tu mens\u00a0?"]);
  });

  it("strikes out the answer that lost", () => {
    const { container } = render(Trial, handed(view({ course: course("verdict", { won: false }), exchanges: [exchange(2, "Ça va ?", "Ouiii")] })).props);
    expect(container.querySelector(".struck")?.textContent).toBe("Ouiii");
  });

  it("tells an objection that is open, one that was in vain, and one for which it is asked again", () => {
    const objected = [{ seat: 3, exchange: 0 }];
    const objection = { exchange: 0, seat: 3, lacking: [2], until: 9_000 };
    const { rerender } = render(Trial, handed(view({ objected, objection })).props);
    expect(lines()[2]).toMatch(/^Zoe proteste. Et Noe/);
    return rerender({ view: view({ objected }) })
      .then(() => expect(lines()[2]).toMatch(/en vain/))
      .then(() => rerender({ view: view({ objected, exchanges: [...TALK.slice(0, 1), exchange(2, "Ça va ?", null)] }) }))
      .then(() => expect(lines()[2]).toMatch(/on recommence/));
  });
});

it("takes two words or six letters for an answer", () => {
  expect(["Bof", "Euh, bof", "Franchement", "c’est…"].map(isLongEnough)).toEqual([false, true, true, true]);
});

describe("the candidate", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Votre réponse" });

  async function write(text: string) {
    await fireEvent.input(field(), { target: { value: text } });
    await fireEvent.click(screen.getByRole("button", { name: "Répondre" }));
  }

  it("answers the open question, and sees how long there is", async () => {
    const { props, act } = handed(view({ free: ["reply"] }), { time: { now: 8_000, at: () => 8_000 } });
    render(Trial, props);
    expect(document.activeElement).toBe(field());
    expect(screen.getByText("Répondez à Zoe").parentElement?.textContent).toContain("4 s");
    await write("Seulement le dimanche");
    expect(act.mock.calls).toEqual([[{ do: "reply", text: "Seulement le dimanche" }]]);
  });

  it("keeps an answer that is too short, to mend it", async () => {
    const { props, act } = handed(view({ free: ["reply"] }));
    render(Trial, props);
    await write("Bof");
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toMatch(/deux mots/);
    expect(field().value).toBe("Bof");
  });

  it("keeps an answer that the table refused", async () => {
    const { props, act } = handed(view({ free: ["reply"] }));
    act.mockResolvedValue(false);
    render(Trial, props);
    await write("Mon avocat vous répondra");
    await expect.poll(() => field().value).toBe("Mon avocat vous répondra");
  });

  it("can't answer while nothing is asked", async () => {
    const { props, act } = handed(view({ course: course("pause"), reply_by: null, exchanges: TALK.slice(0, 1) }));
    render(Trial, props);
    await write("Je réponds toujours");
    expect(act).not.toHaveBeenCalled();
  });
});

describe("an opponent", () => {
  const asks = (over: Partial<InterditsView> = {}) => view({ ...idle(0), free: ["ask_question", "ask_offered"], ...over });

  it("asks by a line of their own", async () => {
    const { props, act } = handed(asks());
    render(Trial, props);
    await fireEvent.input(screen.getByRole("textbox", { name: "Votre question" }), { target: { value: "Tu aimes le thé ?" } });
    await fireEvent.click(screen.getByRole("button", { name: "Poser la question" }));
    expect(act.mock.calls).toEqual([[{ do: "ask_question", text: "Tu aimes le thé ?" }]]);
  });

  it("asks by one that lies ready", async () => {
    const { props, act } = handed(asks());
    render(Trial, props);
    await fireEvent.click(screen.getByRole("button", { name: "Pardon ?" }));
    expect(act.mock.calls).toEqual([[{ do: "ask_offered", question: 7 }]]);
  });

  it("sees the question that waits", () => {
    render(Trial, handed(asks({ free: [], own_question: "Et alors ?" })).props);
    expect(screen.getByText(/Et alors/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pardon ?" })).toBeNull();
  });

  it("objects to the newest answer", async () => {
    const { props, act } = handed(asks({ free: ["object_to"] }));
    render(Trial, props);
    await fireEvent.click(screen.getByRole("button", { name: /pas une réponse/ }));
    expect(act.mock.calls).toEqual([[{ do: "object_to", exchange: 0 }]]);
  });

  it("agrees with another's objection", async () => {
    const objection = { exchange: 0, seat: 3, lacking: [0], until: 9_000 };
    const { props, act } = handed(asks({ free: ["back_objection"], objection, objected: [{ seat: 3, exchange: 0 }] }));
    render(Trial, props);
    await fireEvent.click(screen.getByRole("button", { name: "D’accord avec Zoe" }));
    expect(act.mock.calls).toEqual([[{ do: "back_objection", exchange: 0 }]]);
  });
});

it("gives those who watch nothing to press", () => {
  render(Trial, handed(view(idle(null)), { act: null }).props);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});
