import { and, eq, inArray, sql } from "drizzle-orm";
import type { InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";
import { gears } from "../../database/schema/catalogues";
import {
  festivalTaskContacts,
  festivalTaskInChargeVolunteers,
  festivalTaskInquiryRequests as requests,
} from "../../database/schema/festival-tasks";
import { applyChanges, changesBetween } from "../../festival-events/list-changes";

type PeopleTable = typeof festivalTaskContacts | typeof festivalTaskInChargeVolunteers;
type People = readonly Pick<UserIdentity, "id">[];

const savePeopleIn =
  (table: PeopleTable) =>
  async (tx: Transaction, taskId: number, before: People, after: People): Promise<void> => {
    const removed = missingFrom(after, before);
    const added = missingFrom(before, after);
    if (removed.length > 0) {
      await tx.delete(table).where(and(eq(table.taskId, taskId), inArray(table.userId, removed)));
    }
    if (added.length > 0) await tx.insert(table).values(added.map((userId) => ({ taskId, userId })));
  };

export const saveContacts = savePeopleIn(festivalTaskContacts);
export const saveInChargeVolunteers = savePeopleIn(festivalTaskInChargeVolunteers);

/** The ids of those among `people` who are not in `list`. */
export function missingFrom(list: People, people: People): number[] {
  const present = new Set(list.map(({ id }) => id));
  return people.map(({ id }) => id).filter((id) => !present.has(id));
}

export function saveRequests(
  tx: Transaction,
  taskId: number,
  before: readonly InquiryRequest[],
  after: readonly InquiryRequest[],
): Promise<void> {
  const gearOf = ({ slug }: InquiryRequest) =>
    tx.select({ id: gears.id }).from(gears).where(eq(gears.slug, slug));
  const one = (request: InquiryRequest) =>
    and(eq(requests.taskId, taskId), inArray(requests.gearId, gearOf(request)));

  return applyChanges(
    changesBetween(before, after, ({ slug }) => slug),
    {
      remove: (old) => tx.delete(requests).where(one(old)),
      change: (old, { quantity, drive = null }) =>
        tx.update(requests).set({ quantity, drive }).where(one(old)),
      add: (request) =>
        tx.insert(requests).values({
          taskId,
          gearId: sql`(${gearOf(request)})`,
          quantity: request.quantity,
          drive: request.drive ?? null,
        }),
    },
  );
}
