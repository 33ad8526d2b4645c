import type { PlannedTask } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";
import type { Queryable } from "../database/database";
import { listNamedMobilizations, listOwnSlots } from "../planning/slots/slot-queries";

/** The slots of a person, each with the name of its task. */
export async function listSlotsOf(db: Queryable, userId: number) {
  const slots = await listOwnSlots(db, userId);
  return slots.map(({ task, ...slot }) => ({ ...slot, taskId: task.id, name: task.name }));
}

/** The slots of a person, then the mobilizations that name them while their task is not ready. */
export async function readPlanning(db: Queryable, userId: number): Promise<PlannedTask[]> {
  const [slots, named] = await Promise.all([listOwnSlots(db, userId), listNamedMobilizations(db, userId)]);
  return [
    ...slots.map((slot) => ({ ...slot, task: nameOf(slot.task) })),
    ...named.map(({ timeWindow: { start, end }, ...task }) => ({ start, end, task: nameOf(task) })),
  ];
}

const nameOf = ({ id, name, status, appointment }: OwnSlot["task"]) => ({
  id,
  name,
  status,
  place: appointment?.name ?? null,
});
