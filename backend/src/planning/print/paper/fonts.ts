import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { unpackedWoff } from "./woff";

const { resolve } = createRequire(import.meta.url);
const files = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  italic: "dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf",
  boldItalic: "dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf",
  emoji: "@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff",
} as const;
export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];

const open = new Map<FontName, Font>();

/** Read once for all documents: that takes longer than a page. */
export function font(name: FontName): Font {
  const known = open.get(name);
  if (known !== undefined) return known;
  const content = readFileSync(resolve(files[name]));
  const read = create(files[name].endsWith(".woff") ? unpackedWoff(content) : content);
  open.set(name, read);
  return read;
}

/** A text within one font and one direction. */
export type Run = { text: string; font: FontName; isRightToLeft: boolean };

/** DejaVu draws it as a question mark on a black diamond. */
export const UNKNOWN = "\uFFFD";

const plain = /^[\x20-\x7E\u00A0-\u017F\u2013\u2014\u2018-\u201E\u2026\u20AC]*$/;
const isPicture = /[\p{Emoji_Presentation}\p{Regional_Indicator}\uFE0F\u20E3]/u;
const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letters = new Intl.Segmenter("fr", { granularity: "grapheme" });

/**
 * Cuts a text where another font is needed, or where the direction turns: the layout gives a run one
 * direction, and would turn the parentheses around an Arabic name. One visible letter stays whole, so that
 * joined emoji are one picture; a letter that no font has is replaced by a visible sign.
 */
export function runsOf(text: string, wanted: FontName): Run[] {
  if (plain.test(text)) return text === "" ? [] : [{ text, font: wanted, isRightToLeft: false }];
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text.normalize("NFC"))) {
    const run = runOf(segment, wanted);
    const last = runs.at(-1);
    if (last?.font === run.font && last.isRightToLeft === run.isRightToLeft) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function runOf(letter: string, wanted: FontName): Run {
  const order: FontName[] = isPicture.test(letter) ? ["emoji", wanted] : [wanted, "regular", "emoji"];
  const found = order.find((name) => knows(name, letter));
  const known = found === undefined ? { text: UNKNOWN, font: wanted } : { text: letter, font: found };
  return { ...known, isRightToLeft: isRightToLeft.test(known.text) };
}

/** A joiner or a variant selector of an emoji has no glyph of its own. */
function knows(name: FontName, letter: string): boolean {
  const drawn = [...letter].filter((sign) => !["\u200D", "\uFE0E", "\uFE0F"].includes(sign));
  const face = font(name);
  return drawn.length > 0 && drawn.every((sign) => face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
