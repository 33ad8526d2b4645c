const RESERVED_TASK_ID = 420;

const nextAfter = (ids: readonly number[]) => Math.max(0, ...ids) + 1;

/** The number of a new activity: one more than the highest, 1 for the first. */
export const nextFestivalActivityId = nextAfter;

/** The number of a new task; FT 420 is a page of its own, so it is skipped. */
export function nextFestivalTaskId(ids: readonly number[]): number {
  const next = nextAfter(ids);
  return next === RESERVED_TASK_ID ? next + 1 : next;
}
