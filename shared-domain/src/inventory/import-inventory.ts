import { decodeText } from "../csv/decode-text";
import { readCsv } from "../csv/read-csv";
import { badInput, notFound } from "../festival-error";
import { slugOf } from "../slug";
import { type ImportedLine, findColumns, isEmptyLine, isTitle, toLine } from "./import-columns";
import { type ImportableGear, gearsByCode, readLine } from "./import-line";
import { mergeRecords } from "./inventory";
import { MOST_RECORDS, type StockRecord, TOO_MANY_RECORDS, putRecord } from "./inventory-record";

/** A line with the French reasons why it can't be saved. */
export type LineInError = ImportedLine & { reasons: string[] };

/** The content of a file: records to save, lines to correct, ignored columns. */
export type InventoryImport<Gear> = {
  records: StockRecord<Gear>[];
  errors: LineInError[];
  ignoredColumns: string[];
};

const MEBIBYTE = 1024 * 1024;
/** The largest file, in bytes. */
export const MAX_FILE_SIZE = 10 * MEBIBYTE;

/** The `bad-input` message for a file without text. */
export const EMPTY_FILE = "Le fichier est vide";
/** The `bad-input` message for a file without lines. */
export const NO_LINE = "Le fichier ne contient que des titres";
/** The `bad-input` message for a file that is too large. */
export const FILE_TOO_BIG = "Moins de 10 Mo s'il te plaît 🙏";

/** The error of a file too large to read; `size` in bytes. */
export function inventoryFileError({ size }: { size: number }): string | undefined {
  if (size === 0) return EMPTY_FILE;
  return size > MAX_FILE_SIZE ? FILE_TOO_BIG : undefined;
}

/** Lines read before the reader yields, so that the screen can draw. */
const STEP = 500;

/**
 * INV-3, INV-4: reads a CSV saved by a spreadsheet. Yields the part of the file read so far, from 0 to 1, so
 * that the screen can draw. Throws `bad-input` when no line can be read at all; a wrong line is an error of
 * its own.
 */
export function* inventoryImport<Gear extends ImportableGear>(
  file: Uint8Array,
  gears: readonly Gear[],
): Generator<number, InventoryImport<Gear>> {
  const text = decodeText(file);
  yield 0;
  const { rows, first, positions, ignored } = readRows(text);
  const byCode = gearsByCode(gears);
  const records = new Map<string, StockRecord<Gear>>();
  const errors: LineInError[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index % STEP === 0) yield index / rows.length;
    const line = toLine(cells, index + 1, positions);
    if (index <= first || isEmptyLine(line)) continue;
    const read = readLine(line, byCode);
    const reasons = "record" in read ? putRecord(records, read.record) : read.reasons;
    if (reasons.length > 0) errors.push({ ...line, reasons });
  }
  if (records.size === 0 && errors.length === 0) throw badInput(NO_LINE);
  if (records.size > MOST_RECORDS) throw badInput(TOO_MANY_RECORDS);
  return { records: [...records.values()], errors, ignoredColumns: ignored };
}

/**
 * A line in error, corrected by a person, joins the valid ones.
 * Throws `not-found` for a line that is not in error, `bad-input` for an impossible entry.
 */
export function fixLine<Gear extends { id: number }>(
  imported: InventoryImport<Gear>,
  line: number,
  entry: StockRecord<Gear>,
): InventoryImport<Gear> {
  if (!imported.errors.some((error) => error.line === line)) {
    throw notFound(`La ligne ${line} n'est pas en erreur`);
  }
  const storage = slugOf(entry.storage);
  const isItsPlace = (record: StockRecord<Gear>) =>
    record.gear.id === entry.gear.id && slugOf(record.storage) === storage;
  const present = imported.records.filter(isItsPlace);
  const merged = mergeRecords([...present, entry]);
  return {
    ...imported,
    records:
      present.length === 0
        ? [...imported.records, ...merged]
        : imported.records.flatMap((record) => (present.includes(record) ? merged : [record])),
    errors: imported.errors.filter((error) => error.line !== line),
  };
}

function readRows(text: string) {
  if (text.trim() === "") throw badInput(EMPTY_FILE);
  const rows = readCsv(text, isTitle);
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ""));
  return { rows, first, ...findColumns(rows[first] ?? []) };
}
