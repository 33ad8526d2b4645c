import type { Names } from "@coulisses/shared-domain/proposal/lines";
import { shortName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { identityColumns } from "../database/identity";
import { festivalTasks } from "../database/schema/festival-tasks";
import { users } from "../database/schema/people";

/** The names of all people and tasks. Two queries. */
export async function readNames(db: Queryable): Promise<Names> {
  const people = new Map(
    (await db.select(identityColumns).from(users)).map((one) => [one.id, shortName(one)]),
  );
  const rows = await db.select({ id: festivalTasks.id, name: festivalTasks.name }).from(festivalTasks);
  const tasks = new Map(rows.map(({ id, name }) => [id, name]));
  return { person: (id) => people.get(id) ?? "une personne", task: (id) => tasks.get(id) ?? "" };
}

/** The people and tasks named by an answer, by id. Two queries. */
export async function readNamed(
  db: Queryable,
  { userIds, taskIds }: { userIds: readonly number[]; taskIds: readonly number[] },
): Promise<{ people: UserIdentity[]; tasks: { id: number; name: string; topPriority: boolean }[] }> {
  const people = await readPeopleNamed(db, userIds);
  const tasks = await db
    .select({ id: festivalTasks.id, name: festivalTasks.name, topPriority: festivalTasks.topPriority })
    .from(festivalTasks)
    .where(inArray(festivalTasks.id, [...new Set(taskIds)]))
    .orderBy(festivalTasks.id);
  return { people, tasks: tasks.map((task) => ({ ...task, topPriority: task.topPriority === true })) };
}

export const readPeopleNamed = (db: Queryable, ids: readonly number[]): Promise<UserIdentity[]> =>
  db
    .select(identityColumns)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(users.id);
