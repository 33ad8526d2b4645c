import { refusal } from "../testing/refusal";
import { checkLength, lengthOf, LONGEST_SHEET } from "./sheet-length";

const comments = (count: number, length = 10_000) => ({
  name: "Bal",
  feedbacks: Array.from({ length: count }, () => ({ content: "a".repeat(length), by: { firstname: "Léa" } })),
});
const message =
  `Les textes d'une fiche comptent ${LONGEST_SHEET.toLocaleString("fr")} caractères au plus, commentaires compris : ` +
  "raccourcis celui-ci, ou mets-le dans un document dont tu donnes le lien";

describe("63 The length of a sheet", () => {
  it("is that of its long texts, wherever they stand", () => {
    expect(lengthOf(comments(2))).toBe(20_000);
    expect(lengthOf(comments(200, 300))).toBe(0);
    expect(lengthOf({ general: { description: "b".repeat(400), teamCode: null } })).toBe(400);
  });

  it("is bounded: a text that makes the sheet longer is refused with what one can do", () => {
    expect(() => checkLength(comments(24), comments(25))).not.toThrow();
    expect(() => checkLength(comments(25), comments(26))).toThrow(refusal(message));
  });

  it("of a sheet that is longer already keeps nobody from making it shorter, nor from changing something else", () => {
    expect(() => checkLength(comments(40), comments(39))).not.toThrow();
    expect(() => checkLength(comments(40), { ...comments(40), name: "Grand bal" })).not.toThrow();
    expect(() => checkLength(comments(40), comments(41))).toThrow(refusal(message));
  });
});
