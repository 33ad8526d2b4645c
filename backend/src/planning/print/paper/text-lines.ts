import { type FontName, type Run, runsOf } from "./fonts";
import type { Span } from "./rich-text";

type Piece = Run & { width: number; span: Span };
/** The pieces that stay together on a line. */
type Word = { pieces: Piece[]; width: number; gap: number };
export type Line = { words: Word[]; width: number };

/** The width of a text, at a size in points. */
export type Measure = (run: Pick<Run, "text" | "font">, size: number) => number;

type Column = { size: number; width: number; measure: Measure };

/** Breaks these spans into lines of a column; a word wider than a line is cut. */
export function brokenLines(spans: readonly Span[], column: Column): Line[] {
  let line: Line = { words: [], width: 0 };
  const lines = [line];
  for (const word of wordsOf(spans, column)) {
    if (word === "end") {
      lines.push((line = { words: [], width: 0 }));
      continue;
    }
    for (const part of word.width > column.width ? cutWord(word, column) : [word]) {
      const gap = line.words.length > 0 ? part.gap : 0;
      if (line.words.length > 0 && line.width + gap + part.width > column.width + 0.01)
        lines.push((line = { words: [part], width: part.width }));
      else {
        line.words.push(part);
        line.width += gap + part.width;
      }
    }
  }
  return lines;
}

function wordsOf(spans: readonly Span[], { size, measure }: Column): (Word | "end")[] {
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
      const pieces = runsOf(part, fontOf(span)).map((run) => ({ ...run, span, width: measure(run, size) }));
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const last = words.at(-1);
      if (!isSpaced && last !== undefined && last !== "end") {
        last.pieces.push(...pieces);
        last.width += width;
      } else {
        const gap = isSpaced ? measure({ text: " ", font: fontOf(span) }, size) : 0;
        words.push({ pieces, width, gap });
      }
      isSpaced = false;
    }
  }
  return words;
}

function cutWord({ pieces, gap }: Word, { size, width, measure }: Column): Word[] {
  const signs = pieces.flatMap((piece) =>
    Array.from(new Intl.Segmenter("fr").segment(piece.text), ({ segment: text }) => ({
      ...piece,
      text,
      width: measure({ text, font: piece.font }, size),
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

/** Joins pieces with the same look, gaps included, to draw them at once. */
export function joinedPieces({ words }: Line): Piece[] {
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
