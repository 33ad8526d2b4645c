import * as z from "zod";
import { ROWS_A_CALL, SHORT_CELL } from "../spreadsheet/limits";
import type { RowOutcome } from "../spreadsheet/outcome";
import { type Cells, type SheetColumns, columnsOf } from "../spreadsheet/sheet-kind";
import { answering } from "./call";
import { text } from "./fields";

const rowOutcomeSchema = z.union([
  z.object({ outcome: z.enum(["added", "present"]) }),
  z.object({
    outcome: z.literal("refused"),
    problems: z.record(z.string(), z.string()).describe("Les raisons en français, par colonne"),
  }),
]) satisfies z.ZodType<RowOutcome>;

/** Rows of a spreadsheet as texts. */
const rowsSchema = <Column extends string, More extends z.ZodRawShape>(
  columns: SheetColumns<Column>,
  more: More,
) => {
  const cells = columnsOf(columns).map((column) => {
    const { title, max = SHORT_CELL } = columns[column];
    return [column, text(title, { max })];
  });
  const row = z.object(Object.fromEntries(cells) as Record<Column, z.ZodString>);
  return z.object({
    ...more,
    rows: z
      .array(row as unknown as z.ZodType<Cells<Column>>, { error: "Des lignes sont attendues" })
      .min(1, "Il n'y a aucune ligne")
      .max(ROWS_A_CALL, `${ROWS_A_CALL} lignes au plus à la fois`),
  });
};

/**
 * A call that imports rows of a spreadsheet, and answers what became of each. The right ones are added
 * together; `more` are further fields of the body; rows that are there already as they say are left alone, so that sending them again changes nothing.
 */
export const importing = <Column extends string, More extends z.ZodRawShape = Record<never, never>>(
  summary: string,
  columns: SheetColumns<Column>,
  more = {} as More,
) => answering(summary, z.array(rowOutcomeSchema), { body: rowsSchema(columns, more) });
