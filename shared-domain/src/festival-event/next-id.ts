const RESERVED_TASK_ID = 420;

const nextAfter = (ids: readonly number[]) => Math.max(0, ...ids) + 1;

/** Sheets are numbered one after the highest existing id. */
export const nextFestivalActivityId = nextAfter;

/** Loan and purchase sheets. */
export const nextLogisticSheetId = nextAfter;

/** FT 420 is a page of its own: the number is skipped. */
export function nextFestivalTaskId(ids: readonly number[]): number {
  const next = nextAfter(ids);
  return next === RESERVED_TASK_ID ? next + 1 : next;
}
