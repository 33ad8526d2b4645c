import PDFDocument from "pdfkit";
import { font, type FontName, fontNames, runsOf } from "./fonts";
import type { Span } from "./rich-text";
import { brokenLines, joinedPieces, type Line, type Measure } from "./text-lines";

/** Points, of which an A4 page is 595 wide and 842 high. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40, top: 66, bottom: 62 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const INK = "#111111";
export const FAINT = "#c4c4c4";
export const LIGHT = "#efefef";

/** The position of a text: from `x`, over `width`; `size` in points. */
export type Setting = { size?: number; x?: number; width?: number; color?: string; most?: number };

/** The size of a text that names none. */
const SIZE = 10.5;
const LEADING = 1.32;

type Information = { title: string; author: string; now: Date };
type PdfDocument = InstanceType<typeof PDFDocument>;

/** A document of A4 pages, written from top to bottom. */
export type PdfPages = ReturnType<typeof createPdfPages>;

export function createPdfPages(info: Information) {
  const document = newDocument(info);
  const content = contentOf(document);
  let y = PAGE.top;

  const measure: Measure = ({ text, font: name }, size) =>
    document.font(name).fontSize(size).widthOfString(text);
  const linesOf = (spans: readonly Span[], { size = SIZE, width = WIDTH, most = Infinity }: Setting) =>
    brokenLines(spans, { size, width, measure }).slice(0, most);

  /** Draws at the given place, without moving on; returns the height. */
  function place(spans: readonly Span[], top: number, setting: Setting = {}): number {
    const { size = SIZE, x = PAGE.margin, color = INK } = setting;
    const lines = linesOf(spans, setting);
    for (const [rank, line] of lines.entries())
      drawLine(document, line, { x, y: top + rank * size * LEADING, size, color });
    return lines.length * size * LEADING;
  }

  /** Begins another page unless this height is left. */
  function keep(height: number): void {
    if (y + height <= PAGE.height - PAGE.bottom || y === PAGE.top) return;
    nextPage();
  }

  function nextPage(): void {
    document.addPage();
    y = PAGE.top;
  }

  return {
    document,
    heightOf: (spans: readonly Span[], setting: Setting = {}) =>
      linesOf(spans, setting).length * (setting.size ?? SIZE) * LEADING,
    widthOf: (text: string, size: number, name: FontName) =>
      runsOf(text, name).reduce((sum, run) => sum + measure(run, size), 0),
    place,
    keep,
    nextPage,
    /** Writes on, over as many pages as it takes. */
    write(spans: readonly Span[], setting: Setting = {}): void {
      const { size = SIZE, x = PAGE.margin, color = INK } = setting;
      for (const line of linesOf(spans, setting)) {
        keep(size * LEADING);
        drawLine(document, line, { x, y, size, color });
        y += size * LEADING;
      }
    },
    skip(height: number): void {
      y += height;
    },
    get y() {
      return y;
    },
    /** Draws on every page, given the number of pages, and ends the document. */
    finish(onPage: (page: number, count: number) => void): Promise<Buffer> {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(page);
        onPage(page, count);
      }
      document.end();
      return content;
    },
  };
}

function newDocument({ title, author, now }: Information): PdfDocument {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "fr",
    displayTitle: true,
    font: "",
    info: { Title: title, Author: author, CreationDate: now },
  });
  // The types only allow file names; a font read already is shared by all documents.
  for (const name of fontNames) document.registerFont(name, font(name) as unknown as Buffer);
  return document;
}

/** The bytes of a document, once it is ended. */
function contentOf(document: PdfDocument): Promise<Buffer> {
  return new Promise((resolved, failed) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolved(Buffer.concat(chunks)));
    document.on("error", failed);
  });
}

type Pen = { x: number; y: number; size: number; color: string };

function drawLine(document: PdfDocument, line: Line, { x, y, size, color }: Pen): void {
  let at = x;
  for (const { text, font: name, width, span } of joinedPieces(line)) {
    document
      .font(name)
      .fontSize(size)
      .fillColor(color)
      .text(text, at, y, {
        lineBreak: false,
        underline: span.isUnderlined === true,
        // The same for all fonts, whose ascents differ: their letters would stand at different heights.
        baseline: -size * 0.93,
        ...(span.link !== undefined && { link: span.link }),
      });
    at += width;
  }
}

/** A text of one look. */
export const text = (words: string, look: Omit<Span, "text"> = {}): Span[] => [{ text: words, ...look }];
export const bold = (words: string): Span[] => text(words, { isBold: true });
