import { type SQL, sql } from "drizzle-orm";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/rows-of";
import { sheetQuery } from "../reads/sheet-sql";

const [beforeId = "", afterId = ""] = sheetQuery.text.split("$1");

/** The sheet as the transaction sees it, in the very text that the API answers. */
export async function readSheet(tx: Transaction, id: number): Promise<string | undefined> {
  const query: SQL = sql`${sql.raw(beforeId)}${id}${sql.raw(afterId)}`;
  return rowsOf<{ body: string }>(await tx.execute(query))[0]?.body;
}

export function parseSheet(text: string): FestivalActivity {
  return JSON.parse(text) as FestivalActivity;
}
