import {
  REST_RULES_KEY,
  type RestConfiguration,
  restProblems,
  restRulesFor,
} from "@coulisses/shared-domain/assignment/rest";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import { configuredValue } from "../configuration/festival-configuration";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { restJson } from "./fragments";

/** The configured rest rules; none by default. */
export async function readRestRules(db: Queryable): Promise<RestConfiguration | undefined> {
  return (await configuredValue(db, REST_RULES_KEY)) as RestConfiguration | undefined;
}

type Worker = UserIdentity & { teams: readonly string[] };
type Slot = { start: string; end: string };

/** The answer of `restJson`: the slots' person, start and end in milliseconds. */
export type Rest = { rules: RestConfiguration | null; busy: [number, number, number][] | null };

/** Makes the check of the rest rules for another slot of one of these people. */
export function restCheckerOf({ rules, busy }: Rest): (person: Worker, slot: Period) => string[] {
  if (rules === null) return () => [];
  const slotsOf = new Map<number, Period[]>();
  for (const [id, start, end] of busy ?? []) {
    const period = { start: new Date(start), end: new Date(end) };
    const known = slotsOf.get(id);
    if (known) known.push(period);
    else slotsOf.set(id, [period]);
  }
  return (person, slot) =>
    restProblems(slot, {
      others: slotsOf.get(person.id) ?? [],
      rules: restRulesFor(rules, person.teams),
      person,
    });
}

/** The same for people who are known already. One query. */
export async function restChecker(
  db: Queryable,
  people: readonly Worker[],
): Promise<(person: Worker, slot: Slot) => string[]> {
  const ids = `{${people.map(({ id }) => id).join()}}`;
  const result = await db.execute(sql`select ${sql.raw(restJson(`= any('${ids}'::int[])`))} as rest`);
  const [row] = rowsOf<{ rest: Rest }>(result);
  const restOf = restCheckerOf(row?.rest ?? { rules: null, busy: null });
  return (person, slot) => restOf(person, createPeriod(slot));
}
