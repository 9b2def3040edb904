/** The server's calls over HTTP. What it refuses is thrown as `Refusal`, with its reason. */
import { settings, type Language } from "../app/settings.svelte";
import type {
  Admission,
  Game,
  Guest,
  HouseShown,
  Moment,
  Refused,
  Setup,
  TableShown,
} from "../types/protocol";
import type { Catalogues } from "../words/sentences";
import type { Schema } from "./schema";

/** The server, or the way to it, said no; `message` says why in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly about: Record<string, number | string> = {},
  ) {
    super(reason);
  }
}

/** What was asked for, or why it was refused. Whatever else goes wrong is a fault of ours, and is thrown. */
export async function orRefusal<Answer>(asked: Promise<Answer>): Promise<Answer | Refusal> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
}

/** What the server offers of a game. */
export interface Offer {
  name: string;
  title: Readonly<Record<Language, string>>;
  seats: { least: number; most: number };
  options: Schema;
  /** A JSON Schema of all its moves. */
  moves: Schema;
  levels: string[];
  lesson: boolean;
  rules_version: number;
  /** Nobody waits for anybody there. */
  real_time: boolean;
}

export const api = {
  house: () => ask<HouseShown>("GET", "/api/house"),
  games: () => ask<{ games: Offer[] }>("GET", "/api/games").then(({ games }) => games),
  words: (game: string) => ask<Catalogues>("GET", `/api/games/${game}/words`),
  tables: () => ask<{ tables: TableShown[] }>("GET", "/api/tables").then(({ tables }) => tables),
  table: (id: string) => ask<TableShown>("GET", `/api/tables/${id}`),
  /** Which table a code leads to. */
  code: (code: string) => ask<{ table: string }>("GET", `/api/codes/${code}`),
  open: (setup: Setup, guest: Guest) => ask<Admission>("POST", "/api/tables", { setup, guest }),
  join: (id: string, guest: Guest) => ask<Admission>("POST", `/api/tables/${id}/people`, guest),
  moments: <G extends Game>(id: string, token: string | null) =>
    ask<Moment<G>[]>("GET", `/api/tables/${id}/moments`, undefined, token),
  record: (id: string, game: number) => read("GET", `/api/tables/${id}/games/${game}`),
};

/** A call whose answer is JSON, for those that a part of the page brings itself. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: object,
  token: string | null = null,
): Promise<Answer> {
  return JSON.parse(await read(method, path, body, token)) as Answer;
}

async function read(
  method: string,
  path: string,
  body?: object,
  token: string | null = null,
): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "Accept-Language": settings.language,
        ...(body && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new Refusal("unreachable", "");
  }
  if (!answer.ok) throw refusalIn(text, answer.status);
  return text;
}

function refusalIn(text: string, status: number): Refusal {
  try {
    const { code, reason, about } = JSON.parse(text) as Refused;
    return new Refusal(code, reason, about);
  } catch {
    return new Refusal("unreachable", `HTTP ${status}`); // a proxy's page, not our server's answer
  }
}
