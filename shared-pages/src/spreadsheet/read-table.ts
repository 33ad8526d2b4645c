import { decodeText } from "@coulisses/shared-domain/csv/decode-text";
import { readCsv } from "@coulisses/shared-domain/csv/read-csv";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { fileError } from "@coulisses/shared-domain/spreadsheet/limits";
import { isTitleOf, type SheetTable, tableOf } from "@coulisses/shared-domain/spreadsheet/match-columns";
import type { SheetColumns } from "@coulisses/shared-domain/spreadsheet/sheet-kind";

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** The message for a workbook of before 2007, or one with a password. */
export const OLD_EXCEL =
  "Ce classeur est d'un ancien format, ou protégé par un mot de passe : enregistre-le en .xlsx ou en CSV";

/** The message for a file that is neither a text nor a workbook. */
export const NOT_A_SHEET =
  "Ce fichier n'est ni un classeur Excel (.xlsx) ni un CSV. Dans le tableur : Fichier, Enregistrer sous";

/** A table, with the name of its sheet where the workbook has others. */
export type ReadTable = SheetTable & { sheet?: string };

/** The lines of a CSV or of a workbook's first sheet. Throws `bad-input`, in French, for any other file. */
export async function readTable<Column extends string>(
  file: File,
  columns: SheetColumns<Column>,
): Promise<ReadTable> {
  const problem = fileError(file);
  if (problem !== undefined) throw badInput(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(OLD_WORKBOOK)) throw badInput(OLD_EXCEL);
  if (!begins(ARCHIVE)) return tableOf(readCsv(textOf(bytes), isTitleOf(columns)));
  const { readWorkbook } = await import("./workbook/read-workbook");
  const { rows, ...named } = await readWorkbook(bytes);
  return { ...tableOf(rows), ...named };
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch {
    throw badInput(NOT_A_SHEET);
  }
}
