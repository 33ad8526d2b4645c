import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { defaultMap } from "@coulisses/shared-domain/location/map";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { sql } from "drizzle-orm";
import { hashPassword } from "../auth/passwords";
import { defaultFestival } from "../configuration/festival-configuration";
import type { Database, Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { disableTimeouts } from "../database/migrate";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";
import { configurations } from "../database/schema/configuration";
import { users } from "../database/schema/people";
import type { Environment } from "../environment";
import { defaultRegisterForm } from "@coulisses/shared-domain/registration/registration";

type FillDemo = (tx: Transaction, now: Date) => Promise<void>;

/** Any number, the same for every server on one database. */
export const fillLock = 7_240_502;

/**
 * Adds teams, permissions and configuration of a new festival, its first administrator, and the demo if
 * asked; each only where missing, so that later changes stay.
 */
export async function fillBaseData(
  db: Database,
  environment: Environment,
  fillDemo: FillDemo,
): Promise<void> {
  await db.transaction(async (tx) => {
    await disableTimeouts(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    if (await isEmpty(tx, "teams")) await tx.insert(teams).values([...seededTeams]);
    await addMissingPermissions(tx);
    await fillConfiguration(tx);
    if (environment.demo && (await isEmpty(tx, "users"))) await fillDemo(tx, new Date());
    if (environment.admin) await createFirstAdmin(tx, environment.admin);
  });
}

export async function isEmpty(tx: Queryable, table: "teams" | "users"): Promise<boolean> {
  const result = await tx.execute(sql`select exists (select from ${sql.identifier(table)}) as filled`);
  return rowsOf<{ filled: boolean }>(result)[0]?.filled === false;
}

/**
 * Adds the permissions of a newer version, for the teams that would hold them in a new festival. Existing
 * ones keep their teams.
 */
async function addMissingPermissions(tx: Transaction): Promise<void> {
  const present = new Set(
    (await tx.select({ name: permissions.name }).from(permissions)).map(({ name }) => name),
  );
  const missing = Object.entries(permissionCatalogue).filter(([name]) => !present.has(name));
  if (missing.length === 0) return;
  const created = await tx
    .insert(permissions)
    .values(missing.map(([name, { description }]) => ({ name, description })))
    .onConflictDoNothing()
    .returning({ id: permissions.id, name: permissions.name });
  const idOf = new Map(created.map(({ id, name }) => [name, id]));
  const codes = new Set((await tx.select({ code: teams.code }).from(teams)).map(({ code }) => code));
  const grants = missing.flatMap(([name, { teams: holders }]) => {
    const permissionId = idOf.get(name);
    if (permissionId === undefined) return [];
    return holders.filter((code) => codes.has(code)).map((teamCode) => ({ teamCode, permissionId }));
  });
  if (grants.length > 0) await tx.insert(teamPermissions).values(grants);
}

async function fillConfiguration(tx: Transaction): Promise<void> {
  const start = today();
  await tx
    .insert(configurations)
    .values([
      { key: "eventDate", value: { start } },
      { key: "orgaWeekDate", value: { start } },
      { key: "registerForm", value: { description: defaultRegisterForm } },
      { key: "festival", value: defaultFestival },
      { key: "map", value: defaultMap },
    ])
    .onConflictDoNothing();
}

function today(): string {
  const now = new Date();
  now.setUTCHours(0, 0, 0, 0);
  return now.toISOString();
}

async function createFirstAdmin(tx: Transaction, admin: { email: string; password: string }): Promise<void> {
  if (await hasAdministrator(tx)) return;
  await addFirstAdministrator(tx, {
    email: normaliseEmail(admin.email),
    passwordHash: await hashPassword(admin.password),
    firstname: "Admin",
    lastname: "Coulisses",
    birthdate: "1990-01-01",
    phone: "0600000000",
  });
}

/** True as soon as a living account administers the festival. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const result = await db.execute(sql`select exists (
    select from user_teams membership join users person on person.id = membership.user_id
    where membership.team_code = 'admin' and person.deleted_at is null) as filled`);
  return rowsOf<{ filled: boolean }>(result)[0]?.filled === true;
}

/** The id of the administrator; undefined when the address has an account. */
export async function addFirstAdministrator(
  tx: Transaction,
  person: typeof users.$inferInsert,
): Promise<number | undefined> {
  const [created] = await tx.insert(users).values(person).onConflictDoNothing().returning({ id: users.id });
  if (created === undefined) return undefined;
  await tx
    .insert(userTeams)
    .values(["admin", "benevole"].map((teamCode) => ({ userId: created.id, teamCode })));
  return created.id;
}
