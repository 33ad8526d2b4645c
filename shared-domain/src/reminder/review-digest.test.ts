import { parisInstant } from "../time/paris";
import { digestDay, reviewDigest, type WaitingSheet } from "./review-digest";

const ft = (id: number, name: string, team = "Matos"): WaitingSheet => ({ team, kind: "ft", id, name });
const fa = (id: number, name: string, team = "Matos"): WaitingSheet => ({ team, kind: "fa", id, name });
const told = (...sheets: WaitingSheet[]) =>
  reviewDigest(sheets, { day: "2027-05-14", site: "https://festival.fr" });

describe("INB-8 The digest of the morning", () => {
  it.each([
    ["2027-05-14", 7, 59, undefined],
    ["2027-05-14", 8, 0, "2027-05-14"],
    ["2027-05-14", 9, 59, "2027-05-14"],
    ["2027-05-14", 10, 0, undefined],
    ["2027-03-28", 8, 0, "2027-03-28"],
  ])("is due from 8 to 10 in Paris: on %s at %i:%i", (day, hour, minute, due) => {
    expect(digestDay(parisInstant(day, hour, minute))).toBe(due);
  });

  it("of one team counts its sheets and lists them", () => {
    const { letter, notification } = told(ft(12, "Tenir le bar"), ft(14, "Ranger"), fa(3, "Bal"));
    expect(letter.subject).toBe("1 FA et 2 FT à relire pour Matos");
    expect(letter.paragraphs[0]).toBe(
      "1 FA et 2 FT à relire pour Matos :\nFT #12 « Tenir le bar »\nFT #14 « Ranger »\nFA #3 « Bal »",
    );
    expect(letter.button.url).toBe("https://festival.fr/");
    expect(notification).toEqual({
      title: letter.subject,
      body: letter.subject,
      path: "/",
      tag: "review-digest 2027-05-14",
    });
  });

  it("of several teams has a paragraph for each, and counts a sheet that waits for two of them once", () => {
    const { letter } = told(ft(12, "Bar"), ft(12, "Bar", "Élec"), ft(13, "Son", "Élec"));
    expect(letter.subject).toBe("2 FT à relire");
    expect(letter.paragraphs.slice(0, 2)).toEqual([
      "2 FT à relire pour Élec :\nFT #12 « Bar »\nFT #13 « Son »",
      "1 FT à relire pour Matos :\nFT #12 « Bar »",
    ]);
  });

  it("names a dozen at most, and counts the others", () => {
    const linesOf = (count: number) =>
      told(...Array.from({ length: count }, (_, at) => ft(at + 1, "Bar"))).letter.paragraphs[0]?.split("\n");
    expect(linesOf(12)).toHaveLength(13);
    expect(linesOf(13)?.at(-1)).toBe("et une autre");
    expect(linesOf(40)?.at(-1)).toBe("et 28 autres");
  });
});
