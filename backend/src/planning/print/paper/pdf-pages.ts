import PDFDocument from "pdfkit";
import { font, type FontName, fontNames, type Run, runsOf } from "./fonts";
import type { Span } from "./rich-text";

/** Points, of which an A4 page is 595 wide and 842 high. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40, top: 66, bottom: 62 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const INK = "#111111";
export const FAINT = "#c4c4c4";
export const LIGHT = "#efefef";

/** The position of a text: from `x`, over `width`; `size` in points. */
export type Setting = { size?: number; x?: number; width?: number; color?: string; most?: number };

type Piece = Run & { width: number; span: Span };
/** The pieces that stay together on a line. */
type Word = { pieces: Piece[]; width: number; gap: number };
type Line = { words: Word[]; width: number };

const LEADING = 1.32;

/** A document of A4 pages, written from top to bottom. */
export type PdfPages = ReturnType<typeof createPdfPages>;

export function createPdfPages(info: { title: string; author: string; now: Date }) {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "fr",
    displayTitle: true,
    font: "",
    info: { Title: info.title, Author: info.author, CreationDate: info.now },
  });
  const content = new Promise<Buffer>((resolved, failed) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolved(Buffer.concat(chunks)));
    document.on("error", failed);
  });
  // The types only allow file names; a font read already is shared by all documents.
  for (const name of fontNames) document.registerFont(name, font(name) as unknown as Buffer);
  let y = PAGE.top;

  function widthOf({ text, font: name }: Pick<Run, "text" | "font">, size: number): number {
    return document.font(name).fontSize(size).widthOfString(text);
  }

  function wordsOf(spans: readonly Span[], size: number): (Word | "end")[] {
    const words: (Word | "end")[] = [];
    let isSpaced = false;
    for (const span of spans) {
      for (const [part] of span.text.matchAll(/\n|[^\S\n\u00A0\u202F]+|[\S\u00A0\u202F]+/g)) {
        if (part === "\n") words.push("end");
        const isGap = part.trim() === "" && !/[\u00A0\u202F]/.test(part);
        if (isGap) {
          isSpaced = part !== "\n";
          continue;
        }
        const pieces = runsOf(part, fontOf(span)).map((run) => ({ ...run, span, width: widthOf(run, size) }));
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        const last = words.at(-1);
        if (!isSpaced && last !== undefined && last !== "end") {
          last.pieces.push(...pieces);
          last.width += width;
        } else {
          const gap = isSpaced ? widthOf({ text: " ", font: fontOf(span) }, size) : 0;
          words.push({ pieces, width, gap });
        }
        isSpaced = false;
      }
    }
    return words;
  }

  /** The lines of these spans; a word wider than a line is cut. */
  function linesOf(
    spans: readonly Span[],
    { size = 10.5, width = WIDTH, most = Infinity }: Setting = {},
  ): Line[] {
    const lines: Line[] = [{ words: [], width: 0 }];
    for (const word of wordsOf(spans, size)) {
      if (word === "end") {
        lines.push({ words: [], width: 0 });
        continue;
      }
      for (const part of word.width > width ? cutWord(word, size, width) : [word]) {
        const line = lines.at(-1) ?? { words: [], width: 0 };
        const gap = line.words.length > 0 ? part.gap : 0;
        if (line.words.length > 0 && line.width + gap + part.width > width + 0.01)
          lines.push({ words: [part], width: part.width });
        else {
          line.words.push(part);
          line.width += gap + part.width;
        }
      }
    }
    return lines.slice(0, most);
  }

  function cutWord({ pieces, gap }: Word, size: number, width: number): Word[] {
    const signs = pieces.flatMap((piece) =>
      Array.from(new Intl.Segmenter("fr").segment(piece.text), ({ segment: text }) => ({
        ...{ ...piece, text },
        width: widthOf({ text, font: piece.font }, size),
      })),
    );
    const words: Word[] = [];
    for (const sign of signs) {
      const last = words.at(-1);
      if (last === undefined || last.width + sign.width > width)
        words.push({ pieces: [sign], width: sign.width, gap: words.length === 0 ? gap : 0 });
      else {
        const piece = last.pieces.at(-1);
        if (piece?.font === sign.font) {
          piece.text += sign.text;
          piece.width += sign.width;
        } else last.pieces.push(sign);
        last.width += sign.width;
      }
    }
    return words;
  }

  function drawLine(line: Line, x: number, top: number, size: number, color: string): void {
    let at = x;
    for (const { text, font: name, width, span } of joinedPieces(line)) {
      document
        .font(name)
        .fontSize(size)
        .fillColor(color)
        .text(text, at, top, {
          lineBreak: false,
          underline: span.isUnderlined === true,
          // The same for all fonts, whose ascents differ: their letters would stand at different heights.
          baseline: -size * 0.93,
          ...(span.link !== undefined && { link: span.link }),
        });
      at += width;
    }
  }

  /** Draws at the given place, without moving on; returns the height. */
  function place(spans: readonly Span[], top: number, setting: Setting = {}): number {
    const { size = 10.5, x = PAGE.margin, color = INK } = setting;
    const lines = linesOf(spans, setting);
    lines.forEach((line, rank) => {
      drawLine(line, x, top + rank * size * LEADING, size, color);
    });
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
      linesOf(spans, setting).length * (setting.size ?? 10.5) * LEADING,
    widthOf: (text: string, size: number, name: FontName) =>
      runsOf(text, name).reduce((sum, run) => sum + widthOf(run, size), 0),
    place,
    keep,
    nextPage,
    /** Writes on, over as many pages as it takes. */
    write(spans: readonly Span[], setting: Setting = {}): void {
      const { size = 10.5, x = PAGE.margin, color = INK } = setting;
      for (const line of linesOf(spans, setting)) {
        keep(size * LEADING);
        drawLine(line, x, y, size, color);
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

/** Joins pieces with the same look, gaps included, to draw them at once. */
function joinedPieces({ words }: Line): Piece[] {
  const joined: Piece[] = [];
  words.forEach((word, rank) => {
    word.pieces.forEach((piece, at) => {
      const gap = at === 0 && rank > 0 ? word.gap : 0;
      const last = joined.at(-1);
      if (last !== undefined && isDrawnWith(last, piece) && (gap === 0 || piece.font !== "emoji")) {
        last.text += (gap === 0 ? "" : " ") + piece.text;
        last.width += gap + piece.width;
        return;
      }
      if (last !== undefined) last.width += gap;
      joined.push({ ...piece });
    });
  });
  return joined;
}

const isDrawnWith = (one: Piece, other: Piece) =>
  one.span === other.span && one.font === other.font && one.isRightToLeft === other.isRightToLeft;

function fontOf({ isBold = false, isItalic = false }: Span): FontName {
  if (isBold) return isItalic ? "boldItalic" : "bold";
  return isItalic ? "italic" : "regular";
}

/** A text of one look. */
export const text = (words: string, look: Omit<Span, "text"> = {}): Span[] => [{ text: words, ...look }];
export const bold = (words: string): Span[] => text(words, { isBold: true });
