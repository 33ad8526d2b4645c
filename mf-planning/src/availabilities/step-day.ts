import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";

/** Where one is on the page: a step, and a day of it. */
export type StepDay = { step: AvailabilityStep; day: string; rank: number };

/** The step of a day; the first one for a day that no step has. */
export function stepDayOf(steps: readonly AvailabilityStep[], day: string): StepDay | undefined {
  const [first] = steps;
  const step = steps.find(({ days }) => days.includes(day)) ?? first;
  if (!step) return undefined;
  const rank = Math.max(0, step.days.indexOf(day));
  return { step, day: step.days[rank] ?? day, rank };
}

/** Day after a move: by one day across steps, or to the first day of the next step. */
export function dayAfter(
  steps: readonly AvailabilityStep[],
  { step, day }: StepDay,
  way: 1 | -1,
  isByDay: boolean,
): string | undefined {
  if (!isByDay) return steps[steps.indexOf(step) + way]?.days[0];
  const days = steps.flatMap((each) => each.days);
  return days[days.indexOf(day) + way];
}
