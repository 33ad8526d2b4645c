import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { Database } from "../../database/database";
import { assignees, slots } from "../../database/schema/slots";
import { festivalActivities } from "../../database/schema/festival-activities";
import { festivalTaskMobilizations, festivalTasks } from "../../database/schema/festival-tasks";

type PlacedTask = PeriodForm & {
  id: number;
  name: string;
  people: readonly number[];
  /** A place of `fillCatalogue`; none without. */
  appointmentId?: number;
};

/** A task under an activity of its own, with one slot with these people. */
export async function placeOn(db: Database, { people, start, end, ...task }: PlacedTask): Promise<void> {
  const { id: taskId, name } = task;
  const [period, mobilizationId] = [{ startAt: new Date(start), endAt: new Date(end) }, "slot"];
  const administratorId = people[0] ?? 1;
  await db.insert(festivalActivities).values({ id: taskId, name, adherentId: administratorId });
  await db.insert(festivalTasks).values({ ...task, festivalActivityId: taskId, administratorId });
  await db.insert(festivalTaskMobilizations).values({ taskId, id: mobilizationId, ...period });
  await db.insert(slots).values({ taskId, mobilizationId, id: "0", ...period });
  await db
    .insert(assignees)
    .values(people.map((userId) => ({ taskId, mobilizationId, assignmentId: "0", userId, ...period })));
}
