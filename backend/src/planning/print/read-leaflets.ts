import { LEAFLET_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { channelsFor, defaultLeaflet, type LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { codesOf } from "../check-in-codes";
import { leafletTextsSchema } from "../../configuration/configuration-keys";
import { configuredValue, festivalConfiguration } from "../../configuration/festival-configuration";
import type { Queryable } from "../../database/database";
import { identityColumns } from "../../database/identity";
import { teams, userTeams } from "../../database/schema/access";
import { users } from "../../database/schema/people";
import type { Services } from "../../services";
import { calendarSecrets } from "../calendar/calendar-links";
import { readPlannings } from "../read-plannings";
import type { LeafletContent } from "./paper/leaflet-content";

/** The leaflets of those of these people who still exist, by person; as many queries for all as for one. */
export async function readLeaflets(
  context: Pick<Services, "db" | "write" | "environment">,
  volunteerIds: readonly number[],
): Promise<Map<number, LeafletContent>> {
  const { db, environment } = context;
  const now = new Date();
  const people = await db
    .select(identityColumns)
    .from(users)
    .where(and(inArray(users.id, [...volunteerIds]), isNull(users.deletedAt)));
  const memberships = await db
    .select({ userId: userTeams.userId, code: teams.code, name: teams.name })
    .from(userTeams)
    .innerJoin(teams, eq(teams.code, userTeams.teamCode))
    .where(inArray(userTeams.userId, [...volunteerIds]))
    .orderBy(asc(teams.name));
  const plannings = await readPlannings(db, volunteerIds);
  const { name: festival } = await festivalConfiguration(db);
  const texts = await leafletTexts(db);
  const subscriptions = `${environment.publicUrl.replace(/^https?:/, "webcal:")}/api/planning/subscribe`;
  const ids = people.map(({ id }) => id);
  const secrets = await calendarSecrets(context, ids);
  const checkInCodes = await codesOf(context, ids);
  return new Map(
    people.flatMap((person) => {
      const secret = secrets.get(person.id);
      const code = checkInCodes.get(person.id);
      // A person who left meanwhile has none any more.
      if (secret === undefined || code === undefined) return [];
      const own = memberships.filter(({ userId }) => userId === person.id);
      const codes = own.map(({ code }) => code);
      const content = {
        festival,
        person,
        now,
        edition: editionOf(now),
        teams: own.filter(({ code }) => code !== EVERYONE).map(({ name }) => name),
        tasks: plannings.get(person.id) ?? [],
        texts: { ...texts, channels: channelsFor(texts.channels, codes) },
        code,
        link: `${subscriptions}/${secret}`,
      };
      return [[person.id, content]];
    }),
  );
}

/** Those of `volunteerIds` without an account any more. */
export async function absentPeople(db: Queryable, volunteerIds: readonly number[]): Promise<number[]> {
  const present = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...volunteerIds]), isNull(users.deletedAt)));
  const ids = new Set(present.map(({ id }) => id));
  return volunteerIds.filter((id) => !ids.has(id));
}

async function leafletTexts(db: Queryable): Promise<LeafletTexts> {
  return leafletTextsSchema.safeParse(await configuredValue(db, LEAFLET_KEY)).data ?? defaultLeaflet;
}
