/** Rows of a table as PostgreSQL writes them: texts, or null. */
export type RawTable = { columns: readonly string[]; readonly rows: (string | null)[][] };

/** The tables of the source by their name, of those that an import reads. */
export type RawTables = ReadonlyMap<string, RawTable>;
