import { eq, sql } from "drizzle-orm";
import { volunteersUnavailable } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import { pgErrorCode } from "../../database/driver";
import { slots } from "../../database/schema/slots";

const EXCLUDED = "23P01";

/** Creates all slots when the assignment starts, and removes all when it is taken back. */
export async function saveAssignments(
  tx: Transaction,
  before: FestivalTask,
  after: FestivalTask,
): Promise<void> {
  if (before.status === after.status) return;
  if (before.status === READY_TO_ASSIGN) {
    await tx.delete(slots).where(eq(slots.taskId, after.id));
  }
  if (after.status === READY_TO_ASSIGN) await insertAssignments(tx, after);
}

/** As one text of any size: a long task has thousands of assignees. */
async function insertAssignments(
  tx: Transaction,
  { id, mobilizations }: Extract<FestivalTask, { status: typeof READY_TO_ASSIGN }>,
): Promise<void> {
  const slots = mobilizations.flatMap((mobilization) =>
    mobilization.assignments.map(({ assignees, ...slot }) => ({
      ...slot,
      mobilizationId: mobilization.id,
      people: assignees.map((person) => person.id),
    })),
  );
  const rows = sql`json_to_recordset(${JSON.stringify(slots)}::json) as slot(
    id text, "mobilizationId" text, start timestamptz, "end" timestamptz, people int[])`;
  await tx.execute(sql`
    insert into assignments (task_id, mobilization_id, id, start_at, end_at)
    select ${id}::int, slot."mobilizationId", slot.id, slot.start, slot."end" from ${rows}`);
  try {
    // In the order of people, so that two starts don't deadlock.
    await tx.execute(sql`
      insert into assignees (task_id, mobilization_id, assignment_id, start_at, end_at, user_id)
      select ${id}::int, slot."mobilizationId", slot.id, slot.start, slot."end", person
      from ${rows}, unnest(slot.people) person order by person, slot.start`);
  } catch (error) {
    if (pgErrorCode(error) === EXCLUDED) throw volunteersUnavailable();
    throw error;
  }
}
