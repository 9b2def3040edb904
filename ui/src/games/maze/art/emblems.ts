/** The pictures of the role cards: one for each special card, one for all plain ones of a camp. */

const FILES = import.meta.glob<string>("./emblems/*.svg", { eager: true, query: "?url", import: "default" });

/** What a card asks of whoever holds it: nothing more, to keep to a rule, to do something, to change camp, to betray in one way. */
export type CardKind = "plain" | "rule" | "mission" | "variable" | "treason";
export type Camp = "hero" | "traitor";

/** Whoever plays a plain card has the picture of their camp. */
export function emblemOf(card: string, camp: Camp | null, kind: CardKind): string {
  return drawing(kind === "plain" ? (camp ?? "hero") : card);
}

/** The small sign of a kind; plain cards have none. */
export function sealOf(kind: CardKind): string | null {
  return kind === "plain" ? null : drawing(`seal-${kind}`);
}

/** What a card's colours go by. */
export function familyOf(camp: Camp | null, kind: CardKind): string {
  return kind === "plain" ? (camp ?? "hero") : kind;
}

function drawing(name: string): string {
  const found = FILES[`./emblems/${name}.svg`];
  if (!found) throw new Error(`there is no emblem ${name}`);
  return found;
}
