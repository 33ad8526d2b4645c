import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import { teamPermissions, teams } from "../../database/schema/access";
import { configurations } from "../../database/schema/configuration";
import { users } from "../../database/schema/people";
import type { FestivalRows } from "../festival-rows";
import { insertRows, restartSequences, sequencesOf } from "./insert-rows";

/** Writes all rows, in the order of references; to call in a transaction that fails or commits as a whole. `tell`: how much is written. */
export async function writeFestival(
  tx: Transaction,
  rows: FestivalRows,
  tell?: (part: number) => void,
): Promise<void> {
  const filled = rows.tables.filter((one) => one.rows.length > 0);
  const sequences = await sequencesOf(
    tx,
    filled.map(({ table }) => table),
  );
  // From here on, even what the sequences give is taken back with the transaction.
  await restartSequences(tx, sequences);
  await writeTeams(tx, rows.teams);
  if (rows.configurations.length > 0) {
    await tx
      .insert(configurations)
      .values(rows.configurations)
      .onConflictDoUpdate({ target: configurations.key, set: { value: sql`excluded.value` } });
  }
  for (const { id, fields } of rows.administrators) {
    await tx.update(users).set(fields).where(eq(users.id, id));
  }
  if (rows.replacedPermissions.length > 0) {
    await tx.delete(teamPermissions).where(inArray(teamPermissions.permissionId, rows.replacedPermissions));
  }
  const all = filled.reduce((sum, one) => sum + one.rows.length, 0);
  let written = 0;
  for (const one of filled) {
    tell?.(written / all);
    await insertRows(tx, one);
    written += one.rows.length;
  }
  tell?.(1);
  await restartSequences(tx, sequences);
}

/** Two teams may swap names, and a name is unique at every moment: codes stand in meanwhile. */
async function writeTeams(tx: Transaction, rows: FestivalRows["teams"]): Promise<void> {
  if (rows.length === 0) return;
  const codes = rows.map(({ code }) => code);
  await tx
    .update(teams)
    .set({ name: sql`'~ ' || ${teams.code}` })
    .where(inArray(teams.code, codes));
  await tx
    .insert(teams)
    .values(rows)
    .onConflictDoUpdate({
      target: teams.code,
      set: { name: sql`excluded.name`, color: sql`excluded.color`, icon: sql`excluded.icon` },
    });
}
