import { randomUUID } from "node:crypto";
import type { Print, PrintForm } from "@coulisses/shared-domain/contract/planning/prints";
import { isUnderWay, printNotFound, printNotReady } from "@coulisses/shared-domain/planning/print";
import { personNotFound } from "@coulisses/shared-domain/people/team-membership";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Changes } from "../../changes/change";
import type { Queryable, Transaction, WriteTransaction } from "../../database/database";
import { planningPrintParts, planningPrints } from "../../database/schema/plannings";
import type { Enqueue } from "../../jobs/job-kinds";
import { checkKeptInTurn } from "../../quotas/check-kept";
import { absentPeople } from "./read-leaflets";

/** The person who asked for a print, and its id. */
export type PrintKey = { id: string; by: number };

const columns = {
  id: planningPrints.id,
  kind: planningPrints.kind,
  status: planningPrints.status,
  total: sql<number>`cardinality(${planningPrints.volunteerIds})`,
  done: planningPrints.doneCount,
  createdAt: planningPrints.createdAt,
};

const own = ({ id, by }: PrintKey) => and(eq(planningPrints.id, id), eq(planningPrints.requestedBy, by));

type Row = Omit<Print, "createdAt"> & { createdAt: Date };
const written = (row: Row): Print => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listPrints(db: Queryable, by: number): Promise<Print[]> {
  const rows = await db
    .select(columns)
    .from(planningPrints)
    .where(and(eq(planningPrints.requestedBy, by), ne(planningPrints.status, "CANCELLED")))
    .orderBy(desc(planningPrints.createdAt));
  return rows.map(written);
}

/** 404 for another person's print, as for an unknown one. */
export async function readPrint(db: Queryable, key: PrintKey): Promise<Print> {
  const [row] = await db.select(columns).from(planningPrints).where(own(key));
  if (row === undefined) throw printNotFound();
  return written(row);
}

/** The file of a print that is done: null when it is kept in parts. */
export async function readPrintFile(db: Queryable, key: PrintKey) {
  const { kind, status, content } = planningPrints;
  const [file] = await db.select({ kind, status, content }).from(planningPrints).where(own(key));
  if (file === undefined) throw printNotFound();
  if (file.status !== "DONE") throw printNotReady();
  return file;
}

/** 404 when one of these people does not exist. */
export async function checkPresent(db: Queryable, volunteerIds: readonly number[]): Promise<void> {
  const [absent] = await absentPeople(db, volunteerIds);
  if (absent !== undefined) throw personNotFound(absent);
}

/** A second press, or another window, gets the print under way. */
export async function askForPrint(
  tx: WriteTransaction,
  { changes, enqueue }: { changes: Changes; enqueue: Enqueue },
  { kind, volunteerIds, by }: PrintForm & { by: number },
): Promise<Print> {
  await checkPresent(tx, volunteerIds);
  const [same] = await tx
    .select({ id: planningPrints.id })
    .from(planningPrints)
    .where(
      and(
        eq(planningPrints.requestedBy, by),
        eq(planningPrints.kind, kind),
        eq(planningPrints.volunteerIds, volunteerIds),
        inArray(planningPrints.status, ["WAITING", "RUNNING"]),
        gt(planningPrints.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  if (same !== undefined) return readPrint(tx, { id: same.id, by });
  await checkKeptInTurn(tx, "prints", by);
  const id = randomUUID();
  await tx.insert(planningPrints).values({ id, kind, volunteerIds, requestedBy: by });
  enqueue("print", { userId: by, printId: id });
  statePrint(changes, { id, by });
  return readPrint(tx, { id, by });
}

/** Stops a print under way; deletes a finished or stopped one. */
export async function removePrint(tx: Transaction, changes: Changes, key: PrintKey): Promise<void> {
  const [print] = await tx
    .select({ status: planningPrints.status })
    .from(planningPrints)
    .where(own(key))
    .for("update");
  if (print === undefined) throw printNotFound();
  if (isUnderWay(print.status)) {
    await tx.update(planningPrints).set({ status: "CANCELLED", endedAt: new Date() }).where(own(key));
    await tx.delete(planningPrintParts).where(eq(planningPrintParts.printId, key.id));
  } else await tx.delete(planningPrints).where(own(key));
  statePrint(changes, key);
}

/** Tells the person who asked for it about its progress. */
export function statePrint(changes: Changes, { id, by }: PrintKey): void {
  changes.state(
    { event: "print-changed", by, tags: [{ type: "Print" }, { type: "Print", id }] },
    { users: [by] },
  );
}
