import type { Found } from "@coulisses/shared-domain/contract/finder";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { identityColumns } from "../database/identity";
import { permissions, teamPermissions, userTeams } from "../database/schema/access";
import { gears, locations } from "../database/schema/catalogues";
import { festivalActivities } from "../database/schema/festival-activities";
import { festivalTasks } from "../database/schema/festival-tasks";
import { users } from "../database/schema/people";

/** The sheets of a kind that still stand, by number. */
const sheetNames = (db: Queryable, sheets: typeof festivalActivities | typeof festivalTasks) =>
  db
    .select({ id: sheets.id, name: sheets.name })
    .from(sheets)
    .where(and(isNull(sheets.deletedAt), isNull(sheets.archivedAt)))
    .orderBy(sheets.id);

/** The things of a catalogue, by id. */
const catalogueNames = (db: Queryable, things: typeof gears | typeof locations) =>
  db.select({ id: things.id, name: things.name }).from(things).orderBy(things.id);

/** The people of the list of volunteers, who can be assigned to tasks, by id. */
export async function volunteerNames(db: Queryable): Promise<Found[]> {
  const canBeAffected = db
    .select({ one: sql`1` })
    .from(userTeams)
    .innerJoin(teamPermissions, eq(teamPermissions.teamCode, userTeams.teamCode))
    .innerJoin(permissions, eq(permissions.id, teamPermissions.permissionId))
    .where(and(eq(userTeams.userId, users.id), eq(permissions.name, "be-affected")));
  const people = await db
    .select(identityColumns)
    .from(users)
    .where(and(isNull(users.deletedAt), exists(canBeAffected)))
    .orderBy(users.id);
  return people.map((person) => ({ id: person.id, name: displayName(person) }));
}

export const activityNames = (db: Queryable) => sheetNames(db, festivalActivities);
export const taskNames = (db: Queryable) => sheetNames(db, festivalTasks);
export const gearNames = (db: Queryable) => catalogueNames(db, gears);
export const locationNames = (db: Queryable) => catalogueNames(db, locations);
