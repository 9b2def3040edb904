/** How a game is told once it is over: all was open, so there is nothing that could have been known. */
import type { Fourkeys } from "../../../types/fourkeys";
import type { Tale } from "../../game";

export const tale: Tale<Fourkeys> = {
  held: (view, seat, speech) => speech.say("fourkeys.gold", { count: view.dungeons[seat]?.gold ?? 0 }),

  /** The winner's turn that opened most doors, the last of them if several did. */
  decided: (story, view) => {
    const [winner] = view.result?.winners ?? [];
    const doors = story.map(({ facts }) =>
      Math.max(0, ...facts.map((fact) => (fact.fact === "opened" && fact.seat === winner ? fact.count : 0))),
    );
    const most = Math.max(0, ...doors);
    return most ? doors.lastIndexOf(most) : null;
  },
};
