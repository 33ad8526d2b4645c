import { eq } from "drizzle-orm";
import type { Database } from "../../../database/database";
import { assignees, assignments } from "../../../database/schema/assignments";
import { festivalActivities } from "../../../database/schema/festival-activities";
import { festivalTaskMobilizations, festivalTasks } from "../../../database/schema/festival-tasks";

type Slot = { start: Date; end: Date; people: readonly number[] };
type Task = Omit<typeof festivalTasks.$inferInsert, "festivalActivityId">;

/** Gives a task these slots and no others; makes the task if needed. */
export async function giveSlots(db: Database, task: Task, ...slots: Slot[]): Promise<void> {
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
  for (const [rank, { start, end, people }] of slots.entries()) {
    const [period, mobilizationId] = [{ startAt: start, endAt: end }, String(rank)];
    await db.insert(festivalTaskMobilizations).values({ taskId, id: mobilizationId, ...period });
    await db.insert(assignments).values({ taskId, mobilizationId, id: "0", ...period });
    if (people.length === 0) continue;
    await db
      .insert(assignees)
      .values(people.map((userId) => ({ taskId, mobilizationId, assignmentId: "0", userId, ...period })));
  }
}
