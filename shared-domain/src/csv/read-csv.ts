import Papa from "papaparse";
import { badInput } from "../festival-error";

export type Separator = ";" | "," | "\t";

/** With this first line, which no spreadsheet shows, some programs tell Excel the separator. */
const EXCEL_HINT = /^sep=.\n/i;

const SEPARATORS: readonly Separator[] = [";", ",", "\t"];

/**
 * The lines of a CSV as trimmed cells, with the separator that finds the most of the expected titles
 * in the first one. Empty lines stay, so that a line keeps the number that the spreadsheet shows.
 */
export function readCsv(text: string, isTitle: (cell: string) => boolean): string[][] {
  const lines = text.replace(/\r\n?/g, "\n").replace(EXCEL_HINT, "");
  const { data, errors } = Papa.parse(lines, {
    delimiter: separatorOf(lines, isTitle),
    newline: "\n",
  });
  const unclosed = errors.find(({ code }) => code === "MissingQuotes");
  if (unclosed) {
    throw badInput(`Ligne ${(unclosed.row ?? 0) + 1} : un guillemet ouvert n'est jamais refermé`);
  }
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

function separatorOf(text: string, isTitle: (cell: string) => boolean): Separator {
  const [best] = SEPARATORS.map((separator) => {
    const options = { delimiter: separator, newline: "\n", preview: 1 } as const;
    const titles = Papa.parse(text, options).data[0] ?? [];
    return { separator, known: titles.filter((title) => isTitle(title.trim())).length, titles };
  }).sort((a, b) => b.known - a.known || b.titles.length - a.titles.length);
  return best?.separator ?? ";";
}
