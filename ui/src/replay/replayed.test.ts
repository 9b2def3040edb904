import { describe, expect, it } from "vitest";
import { addressOf, eyesIn, sittersThen } from "./replayed";

describe("the address of a moment", () => {
  it("is read back", () => {
    for (const eyes of ["all", null, 3] as const) {
      const address = new URL(addressOf("abc", 2, 17, eyes), "http://localhost");
      expect(address.pathname).toBe("/t/abc/replay/2");
      expect(eyesIn(address.searchParams)).toBe(eyes);
      expect(address.searchParams.get("move")).toBe("17");
    }
  });

  it("is still read as it was written once", () => {
    expect(eyesIn(new URLSearchParams("eyes=none"))).toBeNull();
  });

  it("may say nothing, or nonsense", () => {
    expect(eyesIn(new URLSearchParams())).toBe("all");
    expect(eyesIn(new URLSearchParams("eyes=everybody"))).toBe("all");
  });
});

it("everybody who sat there then has a name and a face, bots too", () => {
  const sitters = sittersThen({
    sitters: [{ name: "Ada", avatar: "owl" }, { bot: "expert" }, { name: "Cleo", bot: "novice" }],
    language: "en",
  });
  expect(sitters.map(({ seat, bot, away }) => [seat, bot, away])).toEqual([
    [0, null, false],
    [1, "expert", false],
    [2, "novice", false],
  ]);
  expect(sitters[0]).toMatchObject({ name: "Ada", avatar: "owl" });
  expect(sitters[1]?.name).toBe("Clara"); // of the table's language, not of the reader's
  for (const { name, avatar } of sitters) expect(name && avatar).toBeTruthy();
});
