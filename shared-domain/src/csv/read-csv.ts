import Papa from "papaparse";
import { badInput } from "../festival-error";

/** The separator between the cells of a line. */
type Separator = ";" | "," | "\t";

/** A first line `sep=;`, by which some programs tell Excel the separator; spreadsheets do not show it. */
const EXCEL_HINT = /^sep=.\n/i;

const SEPARATORS: readonly Separator[] = [";", ",", "\t"];

/**
 * The lines of a CSV as trimmed cells, with the separator that finds the most of the expected titles in the first
 * one. Empty lines stay, so that a line keeps the number that the spreadsheet shows.
 * Throws `bad-input` with the line's number for a stray quote: it would swallow the lines that follow.
 */
export function readCsv(text: string, isTitle: (cell: string) => boolean): string[][] {
  const lines = text.replace(/\r\n?/g, "\n").replace(EXCEL_HINT, "");
  const { data, errors } = Papa.parse(lines, {
    delimiter: separatorOf(lines, isTitle),
    newline: "\n",
  });
  const misquoted = errors.find(({ type }) => type === "Quotes");
  if (misquoted) {
    throw badInput(`Ligne ${(misquoted.row ?? 0) + 1} : un guillemet est mal placé ou mal fermé`);
  }
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

function separatorOf(text: string, isTitle: (cell: string) => boolean): Separator {
  const [best] = SEPARATORS.map((separator) => {
    const options = { delimiter: separator, newline: "\n", preview: 1 } as const;
    const titles = Papa.parse(text.trimStart(), options).data[0] ?? [];
    return { separator, known: titles.filter((title) => isTitle(title.trim())).length, titles };
  }).sort((a, b) => b.known - a.known || b.titles.length - a.titles.length);
  return best?.separator ?? ";";
}

/** `12,000` may mean twelve thousand, so three zeros are refused rather than guessed. */
const INTEGER = /^[-+]?\d+([.,]0{1,2})?$/;

/** The integer that a spreadsheet shows as `12`, `1 200` or `12,00`; undefined for anything else. */
export function readInteger(text: string): number | undefined {
  const digits = text.replace(/\s/g, "");
  return INTEGER.test(digits) ? parseInt(digits, 10) : undefined;
}
