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
  return { title: own(code) ?? say("gone.unknown"), hint: own(`${code}_hint`) ?? capital(message) };
}

function own(code: string): string | undefined {
  return pageSpeech.has(`gone.${code}`) ? pageSpeech.say(`gone.${code}`) : undefined;
}
