import { describe, expect, it } from "vitest";
import { Speech } from "./sentences";

const fr = {
  "fact.observed": "{seat:player} regarde la carte {slot:slot}.",
  "fact.observed.me": "Vous regardez la carte {slot:slot}.",
  "fact.revealed": "{hands:each.card}",
  "fact.said": "{seat:player} : « {claim:talk} »",
  "talk.claim_hand": "{holder:player} a {face:card}.",
  "talk.claim_hand.self": "J’ai {face:card}.",
  "card.key": "la Clé",
  "card.fake": "la Clé Factice",
  "slot.0": "de gauche",
  "left.one": "{count} place",
  "left.other": "{count} places",
  "value.false": "non",
  "value.none": "rien",
  "field.seen_by": "vu par",
  "kind.peek": "Jeter un œil",
  "list.last": "{first} et {last}",
  "list.each": "{seat:player} : {thing}",
  "player.me": "{name} (vous)",
  only_french: "oui",
};
const en = { "fact.observed": "{seat:player} looks at the {slot:slot} card.", "slot.0": "left" };

let language: "fr" | "en" = "fr";
const names = ["Inès", "Noé", "Hugo"];
const speech = new Speech(() => language, [{ fr, en }], {
  me: 1,
  name: (seat) => names[seat] ?? "",
});

describe("sentences", () => {
  it("fill their gaps with names and words", () => {
    const fact = { fact: "observed", seat: 0, slot: 0 };
    expect(speech.tell("fact", fact)).toBe("Inès regarde la carte de gauche.");
  });

  it("speak to the reader in the second person", () => {
    const fact = { fact: "observed", seat: 1, slot: 0 };
    expect(speech.tell("fact", fact)).toBe("Vous regardez la carte de gauche.");
  });

  it("let a speaker say I", () => {
    const own = { do: "claim_hand", holder: 0, face: "key" };
    const other = { do: "claim_hand", holder: 2, face: "fake" };
    const said = (claim: object) => speech.tell("fact", { fact: "said", seat: 0, claim });
    expect(said(own)).toBe("Inès\u00a0: «\u00a0J’ai la Clé.\u00a0»");
    expect(said(other)).toBe("Inès\u00a0: «\u00a0Hugo a la Clé Factice.\u00a0»");
  });

  it("list one thing for each seat", () => {
    const fact = { fact: "revealed", hands: ["key", "fake"] };
    expect(speech.tell("fact", fact)).toBe("Inès\u00a0: la Clé, Noé (vous)\u00a0: la Clé Factice");
  });

  it("tell plainly what has no words of its own", () => {
    const fact = { fact: "chest_opened", seat: 0, key: false, seen_by: [], seats: [1, 2], after: { do: "peek", chest: 3 } };
    expect(speech.tell("fact", fact)).toBe(
      "Inès\u00a0: chest opened (key non, vu par rien, seats Noé (vous) et Hugo, Jeter un œil (chest 3))",
    );
    expect(speech.tell("move", { do: "lock_up", slots: [[0, 1], [0, 2]] })).toBe("Lock up (slots 0 1 et 0 2)");
    expect(speech.name("refused", "open_already")).toBe("open already");
  });

  it("count as French does", () => {
    expect(speech.say("left", { count: 0 })).toBe("0 place");
    expect(speech.say("left", { count: 2 })).toBe("2 places");
  });

  it("follow the language chosen now", () => {
    language = "en";
    const fact = { fact: "observed", seat: 0, slot: 0 };
    expect(speech.tell("fact", fact)).toBe("Inès looks at the left card.");
    expect(speech.say("only_french")).toBe("only_french");
    language = "fr";
  });
});
