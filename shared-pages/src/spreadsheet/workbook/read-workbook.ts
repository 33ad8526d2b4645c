import { badInput } from "@coulisses/shared-domain/festival-error";
import {
  MOST_COLUMNS,
  MOST_ROWS,
  TOO_MANY_COLUMNS,
  TOO_MANY_ROWS,
} from "@coulisses/shared-domain/spreadsheet/limits";
import { dateFormats, dateText } from "./dates";
import { BROKEN_WORKBOOK, unpack } from "./unpack";

/** The cells of a workbook's first sheet as texts; `sheet` is its name where it has others. */
export type ReadWorkbook = { rows: string[][]; sheet?: string };

/** How the cells of a sheet become texts. */
type Reader = { strings: string[]; isDate: boolean[]; is1904: boolean };

/** Throws `bad-input` for anything but a workbook, or for more than is read. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadWorkbook> {
  const files = await unpack(bytes);
  const part = (path: string) => {
    const text = files.get(path);
    return text === undefined ? undefined : documentOf(text);
  };
  const workbook = part("xl/workbook.xml");
  const sheets = workbook ? elements(workbook, "sheet") : [];
  const first = sheets.find((sheet) => !(sheet.getAttribute("state") ?? "").endsWith("idden")) ?? sheets[0];
  const content = first && part(pathOf(part("xl/_rels/workbook.xml.rels"), first));
  if (!workbook || !content) throw badInput(BROKEN_WORKBOOK);
  const styles = part("xl/styles.xml");
  const shared = part("xl/sharedStrings.xml");
  const reader: Reader = {
    strings: shared ? elements(shared, "si").map(textOf) : [],
    isDate: styles ? dateFormats(elements(styles, "numFmt"), elements(styles, "cellXfs")[0]) : [],
    is1904: /^(1|true)$/.test(elements(workbook, "workbookPr")[0]?.getAttribute("date1904") ?? ""),
  };
  const rows = rowsOf(content, reader);
  return sheets.length > 1 ? { rows, sheet: first.getAttribute("name") ?? "" } : { rows };
}

/** Without entities of its own, a document can't unfold into more than it is. */
function documentOf(text: string): Document {
  if (text.includes("<!DOCTYPE")) throw badInput(BROKEN_WORKBOOK);
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  if (parsed.getElementsByTagName("parsererror").length > 0) throw badInput(BROKEN_WORKBOOK);
  return parsed;
}

/** Programs differ in the prefix that they give the elements. */
const elements = (within: Document | Element, name: string) => [...within.getElementsByTagNameNS("*", name)];

function pathOf(relations: Document | undefined, sheet: Element): string {
  const id = [...sheet.attributes].find(({ localName, prefix }) => localName === "id" && prefix)?.value;
  const relation = [...(relations?.documentElement.children ?? [])].find(
    (one) => one.getAttribute("Id") === id,
  );
  const target = relation?.getAttribute("Target") ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** The runs of a text, without the phonetic ones of Asian scripts. */
function textOf(text: Element): string {
  let runs = "";
  for (let child = text.firstElementChild; child; child = child.nextElementSibling) {
    if (child.localName === "t") runs += child.textContent;
    else if (child.localName !== "rPh") runs += textOf(child);
  }
  return runs;
}

function rowsOf(sheet: Document, reader: Reader): string[][] {
  const rows: string[][] = [];
  let number = 0;
  for (const row of elements(sheet, "row")) {
    number = Number(row.getAttribute("r") ?? number + 1);
    const cells = cellsOf(row, reader);
    if (cells.length === 0) continue;
    // One more for the titles.
    if (!(number <= MOST_ROWS + 1)) throw badInput(TOO_MANY_ROWS);
    while (rows.length < number - 1) rows.push([]);
    rows.push(cells);
  }
  return rows;
}

function cellsOf(row: Element, reader: Reader): string[] {
  const cells: string[] = [];
  let place = -1;
  for (let cell = row.firstElementChild; cell; cell = cell.nextElementSibling) {
    place = placeOf(cell.getAttribute("r")) ?? place + 1;
    const text = cellText(cell, reader).trim();
    if (text === "") continue;
    if (place >= MOST_COLUMNS) throw badInput(TOO_MANY_COLUMNS);
    while (cells.length < place) cells.push("");
    cells[place] = text;
  }
  return cells;
}

/** 27 for `AB12`. */
function placeOf(reference: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

// Looked for among thousands of cells: a live list for each would take seconds.
function childOf(cell: Element, name: string): Element | undefined {
  for (let child = cell.firstElementChild; child; child = child.nextElementSibling)
    if (child.localName === name) return child;
  return undefined;
}

/** A formula's cell keeps the value that the spreadsheet computed last. */
function cellText(cell: Element, { strings, isDate, is1904 }: Reader): string {
  const type = cell.getAttribute("t") ?? "n";
  if (type === "inlineStr") return textOf(cell);
  const value = childOf(cell, "v")?.textContent ?? "";
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "Oui" : "Non";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (isDate[Number(cell.getAttribute("s") ?? 0)]) return dateText(number, is1904);
  // As many digits as the spreadsheet shows: 0.1 + 0.2 is 0.3 there.
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}
