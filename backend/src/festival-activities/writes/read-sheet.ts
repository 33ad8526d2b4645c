import { type SQL, sql } from "drizzle-orm";
import { activityNotFound } from "@coulisses/shared-domain/festival-activity/errors";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/rows-of";
import { sheetQuery } from "../reads/sheet-sql";

const [beforeId = "", afterId = ""] = sheetQuery.text.split("$1");

/** The sheet as the transaction sees it. */
export async function readSheet(tx: Transaction, id: number): Promise<FestivalActivity> {
  const query: SQL = sql`${sql.raw(beforeId)}${id}${sql.raw(afterId)}`;
  const body = rowsOf<{ body: string }>(await tx.execute(query))[0]?.body;
  if (body === undefined) throw activityNotFound(id);
  return JSON.parse(body) as FestivalActivity;
}
