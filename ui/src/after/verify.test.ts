import { describe, expect, it } from "vitest";
import type { Moment } from "../types/protocol";
import { chainHolds, commitmentOf, verify } from "./verify";

// A game of tic-tac-toe as the server recorded it.
const RECORD = String.raw`
{"format":1,"game":"tictactoe","rules_version":1,"seats":2,"options":{},"seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","nonces":["aa","cafe"],"check":"67025031d3952821a7dbfb64979b4dbc"}
{"seq":0,"at":0,"seat":0,"move":{"do":"mark","cell":0},"check":"5d7b8b126033abdc98cdaac238ad18df"}
{"seq":1,"at":100,"seat":1,"move":{"do":"mark","cell":3},"check":"4e5e9a2068d7bd9fcd1ebac4e3a0550b"}
{"seq":2,"at":200,"seat":0,"move":{"do":"mark","cell":1},"check":"e5bb3d05c66da1ea1c6241132fde5a90"}
{"seq":3,"at":300,"seat":1,"move":{"do":"mark","cell":4},"check":"0459cd1ec1b641c2b19c15e721606bc2"}
{"seq":4,"at":400,"seat":0,"move":{"do":"mark","cell":2},"check":"10b60ca04dfd93517e095038dfdc9048"}
{"lines":5,"result":{"winners":[0],"scores":[1.0,-1.0],"why":"line"},"check":"34f2ca93d2b90a1a2c404c000b7c03e7"}
`.trimStart();

const SEED = "5e".repeat(32);
const COMMITMENT = "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056";
const NOTED = { commitment: COMMITMENT, nonce: "cafe" };
const REPLAYED = {
  moments: new Array<Moment>(6),
  result: { winners: [0], scores: [1, -1], why: "line" },
};

describe("a fair game", () => {
  it("is good in every way for whoever noted its promise", () => {
    expect(verify(RECORD, REPLAYED, NOTED)).toEqual({
      commitment: "good",
      nonce: "good",
      chain: "good",
      ending: "good",
    });
  });

  it("can't be compared by somebody who noted nothing", () => {
    const findings = verify(RECORD, REPLAYED, undefined);
    expect(findings).toMatchObject({ commitment: "unknown", nonce: "unknown", chain: "good" });
  });

  it("has the promise that the server showed", () => expect(commitmentOf(SEED)).toBe(COMMITMENT));
});

describe("what was tampered with is found:", () => {
  it("another seed", () => {
    const noted = { ...NOTED, commitment: commitmentOf("5f".repeat(32)) };
    expect(verify(RECORD, REPLAYED, noted).commitment).toBe("bad");
  });

  it("a nonce left out", () => {
    expect(verify(RECORD, REPLAYED, { ...NOTED, nonce: "beef" }).nonce).toBe("bad");
  });

  it("another ending", () => {
    const lost = { ...REPLAYED, result: { winners: [1], scores: [-1, 1], why: "line" } };
    expect(verify(RECORD, lost, NOTED).ending).toBe("bad");
    expect(verify(RECORD, { ...REPLAYED, moments: [] }, NOTED).ending).toBe("bad");
  });

  const lines = RECORD.trimEnd().split("\n");
  it.each([
    ["a changed line", RECORD.replace('"cell":3', '"cell":5')],
    ["a dropped line", lines.toSpliced(2, 1).join("\n") + "\n"],
    ["lines that changed places", [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)].join("\n") + "\n"],
    ["an added line", lines.toSpliced(3, 0, lines[2]!).join("\n") + "\n"],
    ["a line without its check", RECORD.replace(/,"check":"67[0-9a-f]+"/, "")],
    ["a cut end", RECORD.slice(0, -20)],
    ["a missing end", lines.slice(0, -1).join("\n") + "\n"],
    ["nothing at all", ""],
    ["what is no record", "<html>\n</html>\n"],
  ])("%s", (_, record) => expect(verify(record, REPLAYED, NOTED).chain).toBe("bad"));

  it("and signs beyond ASCII count as bytes, as the server counts them", () => {
    expect(chainHolds(lines)).toBe(true);
    expect(chainHolds(lines.map((line) => line.replace("tictactoe", "tictactoé")))).toBe(false);
  });
});
