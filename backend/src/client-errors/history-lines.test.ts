import { linesOf } from "./history-lines";

const at = "2026-05-01T10:00:00.000Z";
const texts = (publication: Parameters<typeof linesOf>[0]) =>
  linesOf(publication, new Map()).map(({ text }) => text);

describe("The history of an app, in French", () => {
  it("says what a publication made heavier, the most first", () => {
    expect(texts({ version: "v2", at, by: "CI", grew: { "/fa/:id": 2_150, entry: 310 } })).toEqual([
      "Version v2 publiée avec le jeton « CI ». Plus lourd : /fa/:id +2,1 Kio, entrée +0,3 Kio",
    ]);
    expect(texts({ version: "v2", at })).toEqual(["Version v2 publiée"]);
  });

  it("has a line more where a publication was taken back", () => {
    expect(texts({ version: "v2", at, person: 4, rolledBack: at, because: "elle casse" })).toEqual([
      "Version v2 remise en place",
      "Version v2 retirée. elle casse",
    ]);
  });
});
