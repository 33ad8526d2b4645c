import { badInput } from "../festival-error";
import { slugOf } from "../slug";

/** One line of an imported file, as it was typed; `line` is the number that the spreadsheet shows. */
export type ImportedLine = {
  line: number;
  code: string;
  gear: string;
  quantity: string;
  storage: string;
  comment: string;
};
type Column = Exclude<keyof ImportedLine, "line">;

const titles: Record<Column, { shown: string; slugs: readonly string[] }> = {
  code: { shown: "Référence", slugs: ["reference", "ref", "code"] },
  gear: { shown: "Matos", slugs: ["matos", "materiel", "nom", "nom-du-matos"] },
  quantity: { shown: "Quantité", slugs: ["quantite", "qte", "nombre"] },
  storage: { shown: "Lieu de stockage", slugs: ["lieu-de-stockage", "lieu", "stockage"] },
  comment: { shown: "Commentaire", slugs: ["commentaire", "commentaires", "note", "notes"] },
};
const columns = Object.keys(titles) as Column[];
const required: readonly Column[] = ["code", "quantity", "storage"];

/**
 * A CSV to fill in: the titles alone. Semicolons, since a French spreadsheet puts a file with commas into one column.
 */
export const inventoryTemplate = () => `${columns.map((column) => titles[column].shown).join(";")}\r\n`;

/** True when a cell is one of the known titles; accents, case and spaces don't count. */
export function isTitle(cell: string): boolean {
  return columnOf(cell) !== undefined;
}

/**
 * The position of each column, and the titles that are ignored. Throws `bad-input` with the missing columns.
 */
export function findColumns(header: readonly string[]): {
  positions: Partial<Record<Column, number>>;
  ignored: string[];
} {
  const positions: Partial<Record<Column, number>> = {};
  const ignored: string[] = [];
  header.forEach((title, index) => {
    const column = columnOf(title);
    if (column && positions[column] === undefined) positions[column] = index;
    else if (title !== "") ignored.push(title);
  });
  const missing = required.filter((column) => positions[column] === undefined);
  if (missing.length > 0) throw badInput(missingColumns(missing));
  return { positions, ignored };
}

/** The cells of a line by column; an absent one is empty. */
export function toLine(
  cells: readonly string[],
  line: number,
  positions: Partial<Record<Column, number>>,
): ImportedLine {
  const cell = (column: Column) => cells[positions[column] ?? -1] ?? "";
  return {
    line,
    code: cell("code"),
    gear: cell("gear"),
    quantity: cell("quantity"),
    storage: cell("storage"),
    comment: cell("comment"),
  };
}

/** True when all cells of a line are empty. */
export function isEmptyLine({ line: _, ...cells }: ImportedLine): boolean {
  return Object.values(cells).every((cell) => cell === "");
}

function columnOf(cell: string): Column | undefined {
  const slug = slugOf(cell);
  return columns.find((column) => titles[column].slugs.includes(slug));
}

function missingColumns(missing: readonly Column[]): string {
  const names = missing.map((column) => titles[column].shown).join(", ");
  const many = missing.length > 1;
  return `Il manque ${many ? "les colonnes" : "la colonne"} ${names} : la première ligne du fichier doit porter les titres`;
}
