import { formatPhone } from "@coulisses/shared-domain/people/phone";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatTime } from "@coulisses/shared-domain/time/format";
import type { Period } from "@coulisses/shared-domain/time/period";
import { blocksOf, type Span } from "./rich-text";
import { bold, FAINT, INK, PAGE, type PdfPages, text, WIDTH } from "./pdf-pages";

/** The left edge of the text, in points. */
export const LEFT = PAGE.margin;
/** The right edge of the text, in points. */
export const RIGHT = PAGE.width - PAGE.margin;

/** Cells in so many columns, each row as high as its highest. */
export function grid<Item>(
  sheet: PdfPages,
  items: readonly Item[],
  columns: number,
  spansOf: (item: Item) => Span[],
  size = 10.5,
): void {
  const width = WIDTH / columns;
  for (let first = 0; first < items.length; first += columns) {
    const cells = items.slice(first, first + columns).map(spansOf);
    const setting = { width: width - 12, size };
    const height = Math.max(...cells.map((spans) => sheet.heightOf(spans, setting)));
    sheet.keep(height);
    cells.forEach((spans, column) => {
      sheet.place(spans, sheet.y, { ...setting, x: LEFT + 4 + column * width });
    });
    sheet.skip(height + 5);
  }
  sheet.skip(4);
}

export function richText(sheet: PdfPages, html: string): void {
  const blocks = blocksOf(html);
  for (const { kind, depth, mark, spans } of blocks) {
    const size = kind === "heading" ? 12.5 : 10.5;
    const indent = kind === "item" ? 16 * (depth + 1) : 0;
    sheet.keep(kind === "heading" ? 44 : 15);
    if (kind === "item") sheet.place(text(mark), sheet.y, { x: LEFT + indent - 14, width: 30, size });
    sheet.write(spans, { x: LEFT + indent, width: WIDTH - indent, size });
    sheet.skip(kind === "item" ? 2 : 5);
  }
  if (blocks.length > 0) sheet.skip(5);
}

export function heading(sheet: PdfPages, title: string, room: number, size = 16): void {
  sheet.keep(room);
  sheet.write(bold(title), { size });
  sheet.skip(size / 3);
}

export function rule({ document, y }: PdfPages, thickness: number): void {
  document
    .moveTo(LEFT, y)
    .lineTo(RIGHT, y)
    .lineWidth(thickness)
    .strokeColor(thickness > 1 ? INK : FAINT)
    .stroke();
}

export function line({ document }: PdfPages, y: number): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).strokeColor(INK).stroke();
}

export const fullName = ({ firstname, lastname }: UserIdentity) => `${firstname} ${lastname}`;
export const unbroken = (phone: string) => phone.replaceAll(" ", "\u00A0");
export const phoneSpans = (phone: string) =>
  text(unbroken(formatPhone(phone)), { link: `tel:${phone.replaceAll(/[^+\d]/g, "")}` });
export const hoursOf = ({ start, end }: Period) =>
  `${formatTime(start)} – ${formatTime(end)}`.replaceAll(" ", "\u00A0");
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
