import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { streamSharing } from "./stream-sharing";

/** Points. A side is a landscape A4. */
const SIDE = { width: 841.89, height: 595.28 };
const MARGIN = { outer: 10, top: 30, bottom: 30 };

/**
 * The leaflet as a booklet to fold: two pages a side, each side upside down to the one before, for printers
 * that turn the paper over its long edge.
 */
export async function bookletPdf(leaflet: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(leaflet);
  const booklet = await PDFDocument.create();
  booklet.setTitle(source.getTitle() ?? "Livret", { showInWindowTitleBar: true });
  booklet.setLanguage("fr");
  const pages = await booklet.embedPdf(source, source.getPageIndices());
  const count = Math.ceil(pages.length / 4) * 4;
  for (let rank = 0; rank < count / 2; rank++) {
    const side = booklet.addPage([SIDE.width, SIDE.height]);
    const isFront = rank % 2 === 0;
    if (!isFront) side.setRotation(degrees(180));
    const [left, right] = isFront ? [count - 1 - rank, rank] : [rank, count - 1 - rank];
    for (const [page, half] of [
      [pages[left], "left"],
      [pages[right], "right"],
    ] as const) {
      if (page === undefined) continue;
      const room = { width: SIDE.width / 2 - MARGIN.outer, height: SIDE.height - MARGIN.top - MARGIN.bottom };
      const scale = Math.min(1, room.width / page.width, room.height / page.height);
      const [width, height] = [page.width * scale, page.height * scale];
      const start = half === "left" ? MARGIN.outer : SIDE.width / 2;
      side.drawPage(page, {
        x: start + (room.width - width) / 2,
        y: MARGIN.bottom + (room.height - height) / 2,
        width,
        height,
      });
    }
  }
  return booklet.save();
}

/** Joins documents in their order; parts that several of them hold, such as a picture, are kept once. */
export async function joinedPdf(documents: readonly Uint8Array[], title: string): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage("fr");
  const share = streamSharing(joined.context);
  for (const content of documents) {
    const source = await PDFDocument.load(content);
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
    share();
  }
  return joined.save();
}
