const MEBIBYTE = 1024 * 1024;

/** The largest file, in bytes. */
export const MAX_FILE_SIZE = 10 * MEBIBYTE;
/** The most bytes that a workbook unpacks to. */
export const MAX_UNPACKED_SIZE = 40 * MEBIBYTE;
/** The most rows of a file. */
export const MOST_ROWS = 50_000;
/** The most columns of a file. */
export const MOST_COLUMNS = 200;
/** The rows that one call takes. */
export const ROWS_A_CALL = 200;
/** The most characters of a cell, unless its column says otherwise. */
export const SHORT_CELL = 300;

/** The `bad-input` message for a file without text. */
export const EMPTY_FILE = "Le fichier est vide";
/** The `bad-input` message for a file without lines. */
export const NO_LINE = "Le fichier ne contient que des titres";
/** The `bad-input` message for a file that is too large. */
export const FILE_TOO_BIG = "Moins de 10 Mo s'il te plaît 🙏";
/** The `bad-input` message for a workbook that unpacks to more than is read. */
export const UNPACKS_TOO_BIG = "Ce classeur est bien trop gros une fois ouvert : garde la feuille à importer";
/** The `bad-input` message for a file of too many lines. */
export const TOO_MANY_ROWS = `Un fichier compte ${MOST_ROWS.toLocaleString("fr")} lignes au plus`;
/** The `bad-input` message for a file of too many columns. */
export const TOO_MANY_COLUMNS = `Un fichier compte ${MOST_COLUMNS} colonnes au plus`;

/** The error of a file too large to read; `size` in bytes. */
export function fileError({ size }: { size: number }): string | undefined {
  if (size === 0) return EMPTY_FILE;
  return size > MAX_FILE_SIZE ? FILE_TOO_BIG : undefined;
}
