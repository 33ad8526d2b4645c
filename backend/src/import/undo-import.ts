import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { eq, sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Connection, Transaction } from "../database/database";
import { pgErrorCode } from "../database/driver";
import { lockTable } from "../database/locks";
import { disableTimeouts } from "../database/migrate";
import { users } from "../database/schema/people";
import { beforeTables, imports } from "../database/schema/imports";
import { plannedEvents } from "../database/schema/plannings";
import { ImportRefusal } from "./import-refusal";
import { operator } from "./run-import";
import { removeNew, restoreBefore } from "./target/festival-before";
import { tellServers } from "./target/tell-servers";
import { digestsOf } from "./target/written-tables";

/** Only ever filled: their triggers refuse to take a row away. */
const moneyTables = ["transactions", "transaction_batches", "accounts"];

/** Foreign key violation: rows of other tables name what would go. */
const STILL_NAMED = "23503";

/**
 * Takes back everything that the import brought, in one transaction, and gives the festival back as it was.
 * Refused as soon as anything of it was changed here, so that nobody loses their work.
 */
export async function undoImport(
  connection: Connection,
  origin: Origin = operator,
): Promise<{ source: string; at: Date }> {
  try {
    return await connection.db.transaction(async (bare) => {
      const tx = Object.assign(bare, { runPrepared: connection.runPreparedIn(bare) });
      await disableTimeouts(tx);
      await lockTable(tx, imports);
      const [last] = await tx.select().from(imports);
      if (last === undefined)
        throw new ImportRefusal("Ce festival ne vient d'aucune reprise : rien à défaire.");
      const { before, written, source, at } = last;
      if (before === null) throw undoable("quelqu'un a été oublié depuis (RGPD)");
      await lockTable(tx, users);
      await checkUnchanged(tx, written);
      await removeAll(
        tx,
        written.map(({ table }) => table),
      );
      await withMoneyOpen(tx, () => removeNew(tx, before));
      await restoreBefore(tx, before);
      await tx.delete(imports).where(eq(imports.id, last.id));
      await recordAudit(tx, origin, {
        kind: "import-undone",
        details: { source },
      });
      await tellServers(tx);
      return { source, at };
    });
  } catch (error) {
    if (pgErrorCode(error) === STILL_NAMED) throw undoable("d'autres choses faites ici s'y rattachent");
    throw error;
  }
}

const undoable = (why: string) =>
  new ImportRefusal(
    `La reprise ne peut plus être défaite : ${why}. Restaure la sauvegarde faite avant elle. Rien n'a été écrit.`,
  );

async function checkUnchanged(tx: Transaction, written: readonly { table: string; digest: string }[]) {
  const now = await digestsOf(
    tx,
    written.map(({ table }) => table),
  );
  const changed = written.filter(({ digest }, at) => now[at]?.digest !== digest).map(({ table }) => table);
  if (changed.length > 0) throw undoable(`on a travaillé ici depuis (${changed.join(", ")})`);
}

/** The tables that were empty before, the last filled first. */
async function removeAll(tx: Transaction, tables: readonly string[]): Promise<void> {
  const whole = tables.filter((table) => !beforeTables.some((one) => one === table)).toReversed();
  await withMoneyOpen(tx, async () => {
    // Those that the import noted, also of the administrators, who stay.
    await tx.delete(plannedEvents);
    for (const table of whole) await tx.execute(sql`delete from ${sql.identifier(table)}`);
  });
}

async function withMoneyOpen(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await setTriggers(tx, "disable");
  await work();
  await setTriggers(tx, "enable");
}

async function setTriggers(tx: Transaction, how: "disable" | "enable"): Promise<void> {
  await tx.execute(sql`set constraints all immediate`);
  for (const table of moneyTables) await tx.execute(sql.raw(`alter table ${table} ${how} trigger user`));
}

/** In French, for the operator who undid it. */
export const undoneText = ({ source, at }: { source: string; at: Date }) =>
  `La reprise de « ${source} » (${formatDateTime(at)}) est défaite : le festival est comme avant elle.`;
