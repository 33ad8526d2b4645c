import {
  REST_RULES_KEY,
  type RestConfiguration,
  restProblems,
  restRulesFor,
} from "@coulisses/shared-domain/assignment/rest";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
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
  const slotsOf = new Map<number, Period[]>(people.map(({ id }) => [id, []]));
  for (const [id, start, end] of await readBusyTimes(db, [...slotsOf.keys()])) {
    slotsOf.get(id)?.push({ start: new Date(start), end: new Date(end) });
  }
  return (person, slot) =>
    restProblems(createPeriod(slot), {
      others: slotsOf.get(person.id) ?? [],
      rules: restRulesFor(configuration, person.teams),
      person,
    });
}

/** Each person with the start and the end of a slot of theirs, in milliseconds: one text to read, not thousands of rows. */
async function readBusyTimes(db: Queryable, ids: readonly number[]): Promise<[number, number, number][]> {
  const result = await db.execute(sql`
    select json_agg(json_build_array(user_id, ${sql.raw(msOf("start_at"))}, ${sql.raw(msOf("end_at"))})) as body
    from assignees where user_id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return rowsOf<{ body: [number, number, number][] | null }>(result)[0]?.body ?? [];
}

const msOf = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;
