import type { CheckInMark, MarkKind } from "@coulisses/shared-domain/check-in/presence";
import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { checkInMarks } from "../../database/schema/check-ins";
import type { Transaction } from "../../database/database";
import { insertAll } from "../insert-all";
import { type Random, uuidFrom } from "../random";

export type DemoMark = typeof checkInMarks.$inferInsert;
/** The marks about one person, in minutes after the start of their slot. */
type Story = readonly (readonly [
  kind: MarkKind,
  minutes: number,
  more?: { said?: number; isIll?: boolean },
])[];

/** For the guard's slots that have begun, and each of their people: late, absent, ill, gone early, replaced. */
const stories: readonly (readonly Story[])[] = [
  [
    [["ARRIVED", -5]],
    [
      ["ARRIVED", 2],
      ["LEFT", 180],
    ],
    [["ARRIVED", 42, { said: 27 }]],
    [["ABSENT", 15]],
    [["ARRIVED", 1]],
  ],
  [[["ARRIVED", 3]], [["ARRIVED", 18]], [["REPLACED", 20]], [["ARRIVED", 0]], []],
  [[["ARRIVED", -4]], [["ARRIVED", 1]], [["ARRIVED", 22]], [["ABSENT", 30, { isIll: true }]], []],
];

/** The marks at the guard's slots; one that is over and the running one are incomplete. */
export function buildMarks(random: Random, ft: FestivalTask): DemoMark[] {
  const slots =
    ft.status === READY_TO_ASSIGN
      ? ft.mobilizations.flatMap(({ id, assignments }) =>
          assignments.map((slot) => ({ ...slot, mobilizationId: id })),
        )
      : [];
  // A person who does not come at the same time.
  const [spare] = slots.at(stories.length)?.assignees ?? [];
  return slots.flatMap((slot, rank) => {
    const { start, end } = createPeriod(slot);
    const after = (minutes: number) => new Date(start.getTime() + ofMinutes(minutes));
    const at = (mark: Pick<CheckInMark, "userId" | "kind">, minutes: number): DemoMark => ({
      ...mark,
      id: uuidFrom(random),
      taskId: ft.id,
      mobilizationId: slot.mobilizationId,
      assignmentId: slot.id,
      startAt: start,
      endAt: end,
      replacedBy: mark.kind === "REPLACED" ? spare?.id : null,
      notedAt: after(minutes),
      notedBy: ft.general.administrator.id,
    });
    return slot.assignees.flatMap(({ id }, place) =>
      (stories[rank]?.[place] ?? []).flatMap(([kind, minutes, { said, isIll = false } = {}]) => [
        { ...at({ userId: id, kind }, minutes), isIll, happenedAt: said === undefined ? null : after(said) },
        ...(kind === "REPLACED" && spare ? [at({ userId: spare.id, kind: "ARRIVED" }, minutes)] : []),
      ]),
    );
  });
}

export const fillMarks = (tx: Transaction, marks: readonly DemoMark[]): Promise<void> =>
  insertAll(tx, checkInMarks, [...marks]);
