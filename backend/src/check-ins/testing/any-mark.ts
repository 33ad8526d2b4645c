import { type CheckInMark, markKinds } from "@coulisses/shared-domain/check-in/presence";
import { hourProblem } from "@coulisses/shared-domain/check-in/said-hours";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import type { Period } from "@coulisses/shared-domain/time/period";
import fc from "fast-check";

type Choice = { users: readonly number[]; quarters: { min: number; max: number } };

/** Any mark that the rules take, noted and said at quarters of an hour from the slot's start. */
export function anyMarkAt(slot: Period, { users, quarters }: Choice): fc.Arbitrary<CheckInMark> {
  const moment = fc
    .integer(quarters)
    .map((quarter) => new Date(slot.start.getTime() + quarter * ofMinutes(15)).toISOString());
  return fc
    .record({
      id: fc.uuid(),
      userId: fc.constantFrom(...users),
      kind: fc.constantFrom(...markKinds),
      replacedBy: fc.constant(null),
      notedAt: moment,
      happenedAt: fc.option(moment),
      isIll: fc.boolean(),
    })
    .map((mark) => ({
      ...mark,
      happenedAt: hourProblem(mark, slot) === undefined ? mark.happenedAt : null,
      isIll: mark.isIll && mark.kind === "ABSENT",
    }));
}
