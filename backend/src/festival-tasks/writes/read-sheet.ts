import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { HotTransaction } from "../../database/database";
import { composeSheet, type SheetRow } from "../reads/compose-sheet";
import { sheetQuery } from "../reads/sheet-sql";

/** The sheet as the transaction sees it, with the conflicts of this moment. */
export async function readSheet(tx: HotTransaction, id: number): Promise<FestivalTask> {
  const [row] = await tx.hot<SheetRow>(sheetQuery, [id]);
  if (row === undefined) throw taskNotFound(id);
  return composeSheet(row);
}
