import { describe, expect, it } from "vitest";
import { tableIn } from "./received";

const ID = "q7Rk0ZpWv3LmXt9cYh2BsD";

describe("what a friend sent", () => {
  it.each([
    ["the id", ID],
    ["the id with spaces round it", `  ${ID}\n`],
    ["a link", `https://jeux.example/t/${ID}`],
    ["a link of the local network", `http://192.168.1.20:8000/t/${ID}`],
    ["a link without its beginning", `jeux.example/t/${ID}`],
    ["a link to the big screen", `https://jeux.example/t/${ID}/screen`],
    ["a link to a replay", `https://jeux.example/t/${ID}/replay/2?move=12`],
    ["a whole message", `Viens jouer : https://jeux.example/t/${ID}, on t’attend !`],
  ])("is a table: %s", (_, text) => {
    expect(tableIn(text)).toBe(ID);
  });

  it.each([
    ["nothing", ""],
    ["words", "bonjour"],
    ["half an id", ID.slice(0, 12)],
    ["an id and more", `${ID}x`],
    ["a link with too long an id", `https://jeux.example/t/${ID}x`],
    ["another page of ours", "https://jeux.example/rules/coffre"],
  ])("is no table: %s", (_, text) => {
    expect(tableIn(text)).toBeNull();
  });
});
