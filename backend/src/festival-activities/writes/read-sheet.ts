import { activityNotFound } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { HotTransaction } from "../../database/database";
import { sheetQuery } from "../reads/sheet-sql";

/** The sheet as the transaction sees it. */
export async function readSheet(tx: HotTransaction, id: number): Promise<FestivalActivity> {
  const [row] = await tx.hot<{ body: string }>(sheetQuery, [id]);
  if (row === undefined) throw activityNotFound(id);
  return JSON.parse(row.body) as FestivalActivity;
}
