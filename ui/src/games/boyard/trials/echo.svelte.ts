/** Answers the table as soon as it is heard: so it knows how long the line takes, before anything is timed. */
import type { BoyardView } from "../../../types/boyard";
import type { Play } from "../../game";
import type { Boyard } from "../../../types/boyard";

/** Made by a component: sends one echo for each that a view asks for. */
export function echoes(view: () => BoyardView, play: () => Play<Boyard> | null): void {
  let answered = "";
  $effect(() => {
    const { on, began, seat, moves } = view();
    const act = play();
    const echo = moves.find((move) => move.do === "echo");
    if (!act || !echo || seat === null || !on || on.trial === "riddle") return;
    const asked = `${began} ${on.course.echoed[seat]}`;
    if (asked === answered) return;
    answered = asked;
    void act(echo);
  });
}
