import {
  REST_RULES_KEY,
  type RestConfiguration,
  restProblems,
  restRulesFor,
} from "@coulisses/shared-domain/assignment/rest";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { assignees } from "../database/schema/assignments";
import { configurations } from "../database/schema/configuration";

/** The rest that the festival wants for everybody; none while nobody has said. */
export async function readRestRules(db: Queryable): Promise<RestConfiguration | undefined> {
  const entry = await db.query.configurations.findFirst({ where: eq(configurations.key, REST_RULES_KEY) });
  return entry?.value as RestConfiguration | undefined;
}

type Worker = UserIdentity & { teams: readonly string[] };
type Slot = { start: string; end: string };

/** Why another slot would not leave these people the rest that they need, for each of them and of their slots. Two queries for all. */
export async function restChecker(
  db: Queryable,
  people: readonly Worker[],
): Promise<(person: Worker, slot: Slot) => string[]> {
  const configuration = await readRestRules(db);
  if (configuration === undefined || people.length === 0) return () => [];
  const ids = people.map(({ id }) => id);
  const rows = await db
    .select({ id: assignees.userId, start: assignees.startAt, end: assignees.endAt })
    .from(assignees)
    .where(inArray(assignees.userId, ids));
  const slotsOf = new Map<number, Period[]>(ids.map((id) => [id, []]));
  for (const { id, ...period } of rows) slotsOf.get(id)?.push(period);
  return (person, slot) =>
    restProblems(createPeriod(slot), {
      others: slotsOf.get(person.id) ?? [],
      rules: restRulesFor(configuration, person.teams),
      person,
    });
}
