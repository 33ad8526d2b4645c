/** The outcome for the rows of one table of another product; `read` is the sum of the others. */
export type RowCounts = { read: number; in: number; noted: number; out: number; merged: number };

/** By the name of the table there. */
export type ImportedCounts = Readonly<Record<string, RowCounts>>;
