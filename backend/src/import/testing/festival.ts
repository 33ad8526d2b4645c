import { createHash } from "node:crypto";
import { reportText } from "@coulisses/shared-domain/import/report-text";
import { sql } from "drizzle-orm";
import type { Connection, Database } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { userTeams } from "../../database/schema/access";
import { users } from "../../database/schema/people";
import { hashPassword } from "../../auth/passwords";
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database";
import type { PeerTables } from "../peer";
import { runImport } from "../run-import";
import { readSource } from "../source/read-source";
import { toldReport } from "../told/told-report";
import { dumpFile } from "./peer-database";
import { at } from "./peer-rows";

export const now = at("2026-11-28T10:00:00Z");
export const ADMIN_EMAIL = "admin@example.org";

export type Festival = Connection & { database: FreshDatabase };

export async function newFestival(): Promise<Festival> {
  const database = await freshDatabase();
  const connection = await database.open();
  await addAdministrator(connection.db);
  return { ...connection, database };
}

/** The first administrator, whom the settings of a server would make. */
export async function addAdministrator(db: Database): Promise<void> {
  const [admin] = await db
    .insert(users)
    .values({
      email: ADMIN_EMAIL,
      passwordHash: await hashPassword("Coulisses-2026!"),
      firstname: "Admin",
      lastname: "Coulisses",
      birthdate: "1990-01-01",
      phone: "0600000000",
      hasApprovedEula: true,
    })
    .returning({ id: users.id });
  await db.insert(userTeams).values({ userId: admin?.id ?? 0, teamCode: "admin" });
}

export const closeFestival = async ({ database, ...connection }: Festival) => {
  await connection.close();
  await database.drop();
};

/** Everything that could tell of a write: rows of all tables, and where the sequences stand. */
export async function stateOf({ db }: Connection): Promise<Record<string, string>> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'revisions' order by 1`),
  );
  const state: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = rowsOf(await db.execute(sql`select * from ${sql.identifier(name)} order by 1`));
    state[name] = createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 8);
  }
  const sequences = rowsOf<{ name: string; last: string }>(
    await db.execute(
      sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    ),
  );
  return { ...state, ...Object.fromEntries(sequences.map(({ name, last }) => [name, last])) };
}

const sourceOf = async (peer: PeerTables) => readSource(await dumpFile(peer));
export const importInto = async (festival: Festival, peer: PeerTables, isDry = false) =>
  runImport(festival, await sourceOf(peer), { isDry, now });

export async function reported(festival: Festival, peer: PeerTables, isDry = false): Promise<string> {
  const outcome = await importInto(festival, peer, isDry);
  if (outcome.kind === "already") throw new Error("Already imported");
  return reportText(toldReport(await sourceOf(peer), outcome));
}

export const rowsIn = async (festival: Festival, query: ReturnType<typeof sql>) =>
  rowsOf<Record<string, unknown>>(await festival.db.execute(query));
