import type { Period } from "../time/period";

/** Where a person finds their tasks, within the site. */
export const PLANNING_PATH = "/planning";

/** The task and the instant by which the link of a reminder names a slot. */
export type NamedSlot = { id: number; period: Pick<Period, "start"> };

/** Where the planning opens on this task, within the site. */
export function planningPathOf({ id, period }: NamedSlot): string {
  return `${PLANNING_PATH}?task=${String(id)}&start=${encodeURIComponent(period.start.toISOString())}`;
}

/** The slot that the query of a planning's address names, if it does: one that goes on at that instant in that task. */
export function namedSlot<Slot extends { start: string; end: string; task: { id: number } }>(
  slots: readonly Slot[],
  { task, start }: { task: string | null; start: string | null },
): Slot | undefined {
  const instant = Date.parse(start ?? "");
  return slots.find(
    (slot) =>
      slot.task.id === Number(task) && Date.parse(slot.start) <= instant && instant < Date.parse(slot.end),
  );
}
