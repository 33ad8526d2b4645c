import type { Period } from "../time/period";

/** The path of a person's own planning. */
export const PLANNING_PATH = "/planning";

/** The task and the instant by which the link of a reminder names a slot. */
export type NamedSlot = { id: number; period: Pick<Period, "start"> };

/** The path of the planning opened on this task. */
export function planningPathOf({ id, period }: NamedSlot): string {
  return `${PLANNING_PATH}?task=${String(id)}&start=${encodeURIComponent(period.start.toISOString())}`;
}

/**
 * The slot named in the query of a planning's address: the one of that task that runs at that instant;
 * undefined without.
 */
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
