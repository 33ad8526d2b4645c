import { eq } from "drizzle-orm";
import type { Database } from "../../../database/database";
import { assignees, slots } from "../../../database/schema/slots";
import { festivalActivities } from "../../../database/schema/festival-activities";
import { festivalTaskMobilizations, festivalTasks } from "../../../database/schema/festival-tasks";

type Slot = { start: Date; end: Date; people: readonly number[] };
type Task = Omit<typeof festivalTasks.$inferInsert, "festivalActivityId">;

/** Gives a task, made when it is not there yet, these slots and no others. */
export async function giveSlots(db: Database, task: Task, ...wanted: Slot[]): Promise<void> {
  const { id: taskId, name, administratorId } = task;
  await db
    .insert(festivalActivities)
    .values({ id: taskId, name, adherentId: administratorId })
    .onConflictDoNothing();
  await db
    .insert(festivalTasks)
    .values({ ...task, festivalActivityId: taskId })
    .onConflictDoUpdate({ target: festivalTasks.id, set: task });
  await db.delete(festivalTaskMobilizations).where(eq(festivalTaskMobilizations.taskId, taskId));
  for (const [rank, { start, end, people }] of wanted.entries()) {
    const [period, mobilizationId] = [{ startAt: start, endAt: end }, String(rank)];
    await db.insert(festivalTaskMobilizations).values({ taskId, id: mobilizationId, ...period });
    await db.insert(slots).values({ taskId, mobilizationId, id: "0", ...period });
    if (people.length === 0) continue;
    await db
      .insert(assignees)
      .values(people.map((userId) => ({ taskId, mobilizationId, assignmentId: "0", userId, ...period })));
  }
}
