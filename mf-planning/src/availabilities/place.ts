import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";

/** Position on the page: a step, and one of its days. */
export type Place = { step: AvailabilityStep; day: string; rank: number };

/** Position of a day; the first one for a day outside every step. */
export function placeOf(steps: readonly AvailabilityStep[], day: string): Place | undefined {
  const [first] = steps;
  const step = steps.find(({ days }) => days.includes(day)) ?? first;
  if (!step) return undefined;
  const rank = Math.max(0, step.days.indexOf(day));
  return { step, day: step.days[rank] ?? day, rank };
}

/** Day after a move: by one day across steps, or to the first day of the next step. */
export function dayAfter(
  steps: readonly AvailabilityStep[],
  { step, day }: Place,
  way: 1 | -1,
  isByDay: boolean,
): string | undefined {
  if (!isByDay) return steps[steps.indexOf(step) + way]?.days[0];
  const days = steps.flatMap((each) => each.days);
  return days[days.indexOf(day) + way];
}
