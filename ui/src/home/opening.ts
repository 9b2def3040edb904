/**
 * Opening a table: ask the house for it, sit down, and for a game at once put bots into all the
 * other seats and begin. The table's page is fetched meanwhile, so that it shows at once.
 */
import { route } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { gamePage, labelOf } from "../games/game";
import { guest } from "../shared/guest";
import type { Admission, Game, Setup, Welcome } from "../types/protocol";
import { api } from "../wire/api";
import { Link, randomHex } from "../wire/link";
import { note, places } from "../wire/places.svelte";
import type { Wish } from "./wishes.svelte";

/** What is asked at a new table, one after the other. */
type Steps = (link: Pick<Link<Game>, "ask">, welcome: Welcome) => Promise<unknown>;

/** Open a table and go there: with bots, the game has begun; without, friends can be invited. */
export async function openTable(game: string, wish: Wish, bots: boolean): Promise<void> {
  const page = fetchPage(game);
  const admission = await api.open(setupOf(game, wish, bots), guest());
  places.take(admission, game);
  await walkThrough(admission, bots ? (link, welcome) => beginWithBots(link, welcome, wish.level) : sit);
  await page;
  route.go(`/t/${admission.table}`);
}

/** What is asked for; who plays alone with bots makes nobody wait, and needs no clock. */
export function setupOf(game: string, { seats, listed, clock, pace }: Wish, bots: boolean): Setup {
  const { language } = settings;
  const label = labelOf(game);
  const timeless = bots || label?.realTime;
  const options = label?.spoken ? { language } : {};
  return { game, seats, public: listed, clock: timeless ? null : clock, pace, language, options };
}

/** Join somebody's table, sit down where there is room, and go there. */
export async function joinTable(table: string, game: string): Promise<void> {
  const page = fetchPage(game);
  const admission = await api.join(table, guest());
  places.take(admission, game);
  await walkThrough(admission, sit);
  await page;
  route.go(`/t/${table}`);
}

/** If that fails, the router tries again and says what is wrong. */
async function fetchPage(game: string): Promise<void> {
  await Promise.allSettled([import("../table/TablePage.svelte"), gamePage(game)]);
}

const sit: Steps = (link) => link.ask({ ask: "sit" });

/** Everything is sent at once: the table takes commands in order. */
export async function beginWithBots(
  link: Pick<Link<Game>, "ask">,
  { table }: Welcome,
  level: string,
): Promise<void> {
  const nonce = randomHex(16);
  note(table.id, table.games + 1, { commitment: table.commitment, nonce });
  await Promise.all([
    link.ask({ ask: "sit", seat: 0 }),
    link.ask({ ask: "mix", nonce }),
    ...table.seats.slice(1).map((_, i) => link.ask({ ask: "seat_bot", seat: i + 1, level })),
    link.ask({ ask: "begin" }),
  ]);
}

/** Take these steps at the table. If one fails the table is there all the same, to go on by hand. */
function walkThrough({ table, token }: Admission, steps: Steps): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      link.close();
      done();
    };
    const link = new Link<Game>(table, token, () => settings.language, {
      heard: (message) => {
        if (message.is === "welcome") void steps(link, message).then(finish, finish);
      },
      changed: () => undefined,
      broke: finish,
      ended: finish,
    });
  });
}
