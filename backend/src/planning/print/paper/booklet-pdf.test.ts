import { PDFDocument } from "@cantoo/pdf-lib";
import { defaultLeaflet } from "@coulisses/shared-domain/planning/leaflet";
import { differencesFrom, pdfHalves } from "../../../testing/pdf-pages";
import { leaflet } from "../testing/leaflets";
import { bookletPdf, joinedPdf } from "./booklet-pdf";
import { leafletPdf } from "./leaflet-pdf";

/** A leaflet of as many pages. */
function leafletOf(count: number): Promise<Buffer> {
  const pages = Array.from({ length: count - 1 }, (_, rank) => ({
    ...{ title: `Page ${String(rank + 2)}`, text: "", picture: null },
  }));
  return leafletPdf(leaflet({ tasks: [], texts: { ...defaultLeaflet, pages } }));
}

/** The numbers of the pages on each side, from left to right; 0 for a blank. */
const numbersOn = (content: Uint8Array) =>
  pdfHalves(content).map((halves) => halves.map((text) => Number(/- (\d+) -/.exec(text)?.[1] ?? 0)));

describe("A booklet to fold", () => {
  it.each([
    [
      8,
      [
        [8, 1],
        [2, 7],
        [6, 3],
        [4, 5],
      ],
    ],
    [
      5,
      [
        [0, 1],
        [2, 0],
        [0, 3],
        [4, 5],
      ],
    ],
    [
      4,
      [
        [4, 1],
        [2, 3],
      ],
    ],
    [
      1,
      [
        [0, 1],
        [0, 0],
      ],
    ],
  ])("of %i pages has two of them a side, so that they follow once it is folded", async (count, sides) => {
    expect(numbersOn(await bookletPdf(await leafletOf(count)))).toEqual(sides);
  });

  it("has landscape sides, every other one upside down", async () => {
    const document = await PDFDocument.load(await bookletPdf(await leafletOf(8)));
    const sides = document.getPages();
    expect(sides.map((side) => side.getRotation().angle)).toEqual([0, 180, 0, 180]);
    for (const side of sides) expect(side.getWidth()).toBeGreaterThan(side.getHeight());
  });

  it("stands in one document with those of others, in order, and keeps the title", async () => {
    const booklets = await Promise.all([4, 8].map(async (count) => bookletPdf(await leafletOf(count))));
    expect((await PDFDocument.load(booklets[0] ?? "")).getTitle()).toBe("Livret Łéa (Mimi) Œuvrard");
    const joined = await joinedPdf(booklets, "Livrets");
    expect(numbersOn(joined)).toEqual([
      [4, 1],
      [2, 3],
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ]);
    expect((await PDFDocument.load(joined)).getTitle()).toBe("Livrets");
  });

  it("looks as it did", async () => {
    const content = await bookletPdf(await leafletOf(4));
    for (const difference of differencesFrom(content, `${__dirname}/testing/booklet`))
      expect(difference).toBeLessThan(0.015);
  });
});
