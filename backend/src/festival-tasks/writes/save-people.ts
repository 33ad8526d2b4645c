import { and, eq, inArray } from "drizzle-orm";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";
import { festivalTaskContacts, festivalTaskInChargeVolunteers } from "../../database/schema/festival-tasks";

type PeopleTable = typeof festivalTaskContacts | typeof festivalTaskInChargeVolunteers;
type People = readonly Pick<UserIdentity, "id">[];

const savePeopleIn =
  (table: PeopleTable) =>
  async (tx: Transaction, taskId: number, before: People, after: People): Promise<void> => {
    const gone = missingFrom(after, before);
    const come = missingFrom(before, after);
    if (gone.length > 0) {
      await tx.delete(table).where(and(eq(table.taskId, taskId), inArray(table.userId, gone)));
    }
    if (come.length > 0) await tx.insert(table).values(come.map((userId) => ({ taskId, userId })));
  };

export const saveContacts = savePeopleIn(festivalTaskContacts);
export const saveInChargeVolunteers = savePeopleIn(festivalTaskInChargeVolunteers);

/** The ids of those among `people` who are not in `list`. */
export function missingFrom(list: People, people: People): number[] {
  const present = new Set(list.map(({ id }) => id));
  return people.map(({ id }) => id).filter((id) => !present.has(id));
}
