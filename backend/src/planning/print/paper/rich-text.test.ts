import { blocksOf } from "./rich-text";

/** Each block as a line: kind, mark, and its text with bold and italic as in Markdown. */
const read = (html: string) =>
  blocksOf(html).map(({ kind, depth, mark, spans }) => {
    const words = spans
      .map(({ text, isBold, isItalic }) => (isBold ? `**${text}**` : isItalic ? `_${text}_` : text))
      .join("");
    return [kind, depth, mark, words.trim()].join("|");
  });

describe("A rich text on paper", () => {
  it("keeps paragraphs, headings, bold and italic", () => {
    expect(read("<h2>Avant</h2><p>Mets des <strong>gants</strong> et un <em>gilet</em>.</p>")).toEqual([
      "heading|0||**Avant**",
      "paragraph|0||Mets des **gants** et un _gilet_.",
    ]);
  });

  it("marks the items of lists, also those inside others, with or without paragraphs", () => {
    const inside = "<ol><li>Un</li><li><p>Deux</p></li></ol>";
    expect(read(`<ul><li><p>La clé</p></li><li>Vérifier${inside}</li></ul>`)).toEqual([
      "item|0|•|La clé",
      "item|0|•|Vérifier",
      "item|1|1.|Un",
      "item|1|2.|Deux",
    ]);
  });

  it("breaks lines where they are broken, and reads entities", () => {
    expect(
      blocksOf("<p>Un<br>Deux &amp; trois</p>")[0]
        ?.spans.map(({ text }) => text)
        .join(""),
    ).toBe("Un\nDeux & trois");
  });

  it("leaves nothing of empty paragraphs, and the text of what it does not know", () => {
    expect(read("<p></p><p> </p><table><tr><td>Seul</td></tr></table>")).toEqual(["paragraph|0||Seul"]);
    expect(read("")).toEqual([]);
    expect(read("sans balise <b>ouverte")).toEqual(["paragraph|0||sans balise **ouverte**"]);
  });
});
