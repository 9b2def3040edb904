/** What is said when something is refused: the one place where refusals get their words. */
import { Refusal } from "../wire/api";
import { capital } from "./capital";
import { pageSpeech, say } from "./page";

/** Why something did not work: the server's reason, or ours where it gave none. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Refusal)) return say("page.unreachable");
  return error.message ? capital(error.message) : (own(error.code) ?? say("page.unreachable"));
}

/** Why a table can't be visited, and below it what that means or what may be done. */
export function whyGone({ code, message }: Pick<Refusal, "code" | "message">): { title: string; hint: string } {
  if (PASSING.has(code)) return { title: say("gone.passing"), hint: say("gone.passing_hint") };
  return { title: own(code) ?? say("gone.unknown"), hint: own(`${code}_hint`) ?? capital(message) };
}

/** Refusals that pass by themselves: the table is there again soon, and nothing is lost. */
const PASSING = new Set(["moved", "no_database", "not_read", "server_gone", "stopping"]);

/** Whether it is worth asking again in a moment, without anybody's doing. */
export function passes({ code }: Pick<Refusal, "code">): boolean {
  return PASSING.has(code);
}

function own(code: string): string | undefined {
  return pageSpeech.has(`gone.${code}`) ? pageSpeech.say(`gone.${code}`) : undefined;
}
