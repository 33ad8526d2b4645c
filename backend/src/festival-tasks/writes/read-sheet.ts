import { type SQL, sql } from "drizzle-orm";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/errors";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/rows-of";
import { composeSheet, type SheetRow } from "../reads/compose-sheet";
import { sheetQuery } from "../reads/sheet-sql";

const [beforeId = "", afterId = ""] = sheetQuery.text.split("$1");

/** The sheet as the transaction sees it, with the conflicts of this moment. */
export async function readSheet(tx: Transaction, id: number): Promise<FestivalTask> {
  const query: SQL = sql`${sql.raw(beforeId)}${id}${sql.raw(afterId)}`;
  const [row] = rowsOf<SheetRow>(await tx.execute(query));
  if (row === undefined) throw taskNotFound(id);
  return composeSheet(row);
}
