import { randomBytes } from "node:crypto";
import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { qrText } from "@coulisses/shared-domain/check-in/code";
import { defaultLeaflet } from "@coulisses/shared-domain/planning/leaflet";
import { createCanvas } from "@napi-rs/canvas";
import { PNG } from "pngjs";
import { differencesFrom, pdfCodes, pdfHalves, picturesOn } from "../../../testing/pdf-pages";
import { leaflet, someone } from "../testing/leaflets";
import { bookletPdf, joinedPdf } from "./booklet-pdf";
import { leafletPdf } from "./leaflet-pdf";

/** A leaflet of as many pages. */
function leafletOf(count: number): Promise<Buffer> {
  const pages = Array.from({ length: count - 1 }, (_, rank) => ({
    title: `Page ${String(rank + 2)}`,
    text: "",
    picture: null,
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

  it("has the QR of the person where a camera reads it, however small", async () => {
    const [front] = pdfCodes(await bookletPdf(await leafletOf(4)), 4);
    expect(front).toEqual([null, null, leaflet().link, qrText(leaflet().code)]);
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

  it("shares its pictures with those of others, and each still shows them", async () => {
    const noise = createCanvas(300, 300);
    const points = noise.getContext("2d").createImageData(300, 300);
    points.data.set(randomBytes(points.data.length));
    noise.getContext("2d").putImageData(points, 0, 0);
    const picture = noise.toDataURL("image/jpeg");
    const pages = [{ title: "Plan", text: "", picture }];
    const booklets = await Promise.all(
      ["Ada", "Zoé", "Léa"].map(async (firstname) =>
        bookletPdf(
          await leafletPdf(
            leaflet({ person: someone(1, { firstname }), texts: { ...defaultLeaflet, pages } }),
          ),
        ),
      ),
    );
    const alone = booklets[0]?.length ?? 0;
    const joined = await joinedPdf(
      [await joinedPdf(booklets.slice(0, 2), "Livrets"), ...booklets.slice(2)],
      "Livrets",
    );
    expect(alone).toBeGreaterThan(100_000);
    expect(joined.length).toBeLessThan(alone + 80_000);
    expect(picturesOn(joined)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  describe("that is drawn", () => {
    /** Each page has a larger black rectangle than the one before, so that none may be taken for another. */
    async function drawnBooklet(): Promise<Uint8Array> {
      const pages = [2, 3, 4].map((rank) => {
        const black = new PNG({ width: 12, height: 2 ** rank });
        for (let point = 3; point < black.data.length; point += 4) black.data[point] = 255;
        const picture = `data:image/png;base64,${PNG.sync.write(black).toString("base64")}`;
        return { title: `Page ${String(rank)}`, text: "", picture };
      });
      return bookletPdf(await leafletPdf(leaflet({ tasks: [], texts: { ...defaultLeaflet, pages } })));
    }
    const expected = `${__dirname}/testing/booklet`;
    /** Another machine may round otherwise. */
    const tolerance = 0.03;

    it("looks as it did", async () => {
      const differences = differencesFrom(await drawnBooklet(), expected);
      expect(differences).toHaveLength(2);
      for (const difference of differences) expect(difference).toBeLessThan(tolerance);
    });

    it("does not once its sides are turned, or change places", async () => {
      const drawn = await drawnBooklet();
      const [turned, swapped] = [await PDFDocument.load(drawn), await PDFDocument.load(drawn)];
      for (const side of turned.getPages()) side.setRotation(degrees(side.getRotation().angle + 180));
      const [first] = await swapped.copyPages(swapped, [0]);
      swapped.removePage(0);
      if (first !== undefined) swapped.addPage(first);
      for (const wrong of [turned, swapped])
        for (const difference of differencesFrom(await wrong.save(), expected))
          expect(difference).toBeGreaterThan(2 * tolerance);
    });
  });
});
