import { slugOf } from "../slug";

const yes = ["oui", "o", "vrai", "x", "1", "yes", "true"];
const no = ["non", "n", "faux", "0", "no", "false"];

/** « Oui » or « Non » as people and spreadsheets write them, an empty cell being no; undefined for another text. */
export function readYesNo(text: string): boolean | undefined {
  if (text.trim() === "") return false;
  const slug = slugOf(text);
  if (yes.includes(slug)) return true;
  return no.includes(slug) ? false : undefined;
}

/** The message for a cell that is neither. */
export const notYesNo = (text: string) => `« ${text} » n'est ni oui ni non`;

/** The message for a row that names what another one above it does. */
export const sameAsLine = (line: number) => `Déjà à la ligne ${line}`;

/** Errors of the rows whose key another row above has; the error stands on one column. */
export function noneTwice<Column extends string, Value>(column: Column, keyOf: (value: Value) => string) {
  return () => {
    const lines = new Map<string, number>();
    return (value: Value, line: number): Partial<Record<Column, string>> | undefined => {
      const key = keyOf(value);
      const above = lines.get(key);
      if (above === undefined) lines.set(key, line);
      return above === undefined
        ? undefined
        : ({ [column]: sameAsLine(above) } as Partial<Record<Column, string>>);
    };
  };
}
