import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { lockTable } from "../../database/locks";
import { gearCategories, gears, locations, signages } from "../../database/schema/catalogues";
import { charismaParticipations, charismaPeriods } from "../../database/schema/charisma";
import { closedEditions } from "../../database/schema/editions";
import { festivalActivities } from "../../database/schema/festival-activities";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { imports } from "../../database/schema/imports";
import { borrows, inventoryRecords, purchases } from "../../database/schema/logistics";
import { barrels, contributions, sharedMeals, transactions } from "../../database/schema/money";
import { availabilities, friends, membershipApplications, users } from "../../database/schema/people";
import { breakPeriods } from "../../database/schema/plannings";
import { ImportRefusal } from "../import-refusal";

/** The tables of which a new festival has no row, in French. */
const emptyTables: readonly (readonly [PgTable, string])[] = [
  [festivalActivities, "des FA"],
  [festivalTasks, "des FT"],
  [transactions, "des mouvements d'argent"],
  [sharedMeals, "des repas partagés"],
  [barrels, "des fûts"],
  [contributions, "des cotisations"],
  [locations, "des lieux"],
  [signages, "de la signalétique"],
  [gearCategories, "des catégories de matos"],
  [gears, "du matos"],
  [inventoryRecords, "un inventaire"],
  [borrows, "des emprunts"],
  [purchases, "des achats"],
  [charismaPeriods, "des périodes de charisme"],
  [charismaParticipations, "des participations"],
  [availabilities, "des disponibilités"],
  [breakPeriods, "des pauses"],
  [friends, "des amis"],
  [membershipApplications, "des candidatures"],
  [closedEditions, "une édition close"],
];

export type Imported = { digest: string; source: string; at: Date };

/** Earlier imports, locked so that two never run at once. */
export async function lockImports(tx: Transaction): Promise<Imported[]> {
  await lockTable(tx, imports);
  return tx.select({ digest: imports.digest, source: imports.source, at: imports.at }).from(imports);
}

/** Locks what an import fills against other writers. Throws when the festival holds more than base data. */
export async function lockEmptyFestival(tx: Transaction): Promise<void> {
  for (const table of [users, ...emptyTables.map(([one]) => one)]) await lockTable(tx, table);
  const held: string[] = [];
  for (const [table, what] of emptyTables) if (await hasRows(tx, table)) held.push(what);
  const people = rowsOf<{ count: number }>(
    await tx.execute(sql`select count(*)::int as count from users person where not exists (
      select from user_teams where user_id = person.id and team_code = 'admin')`),
  )[0]?.count;
  if (people !== undefined && people > 0) {
    held.push(
      people === 1
        ? "une personne qui n'est pas administratrice"
        : `${String(people)} personnes qui ne sont pas administratrices`,
    );
  }
  if (held.length > 0) {
    throw new ImportRefusal(
      `Ce festival n'est pas vide : il a déjà ${held.join(", ")}. Une reprise ne remplit qu'un festival neuf, avec ses seuls administrateurs. Si c'est la démonstration, recommence sur une base neuve avec DEMO=off. Rien n'a été écrit.`,
    );
  }
}

async function hasRows(tx: Transaction, table: PgTable): Promise<boolean> {
  const found = rowsOf<{ held: boolean }>(
    await tx.execute(sql`select exists (select from ${table}) as held`),
  );
  return found[0]?.held === true;
}
