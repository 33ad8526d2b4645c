const MEBIBYTE = 1024 * 1024;

/** The largest body of a call that imports rows of a spreadsheet, in bytes. */
export const IMPORT_LIMIT = 4 * MEBIBYTE;
