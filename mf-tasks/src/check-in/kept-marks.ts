import { kept } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import { type CheckInMark, markKinds } from "@coulisses/shared-domain/check-in/presence";

/** A mark that the server has not taken yet, as the device keeps it. */
export type KeptMark = CheckInMark & {
  slot: SlotIdentifier;
  /** Who is ticked, as the screen names them. */
  name: string;
  /** Why the server refused it; it stays until the person has read that. */
  refusal?: string;
};

/** The marks of this device; `unsent` of feature.json bears its name. What of the list is no mark is left out as it is read. */
export const keptMarks = kept({
  name: "check-ins",
  scope: "device",
  isValue: (value): value is readonly unknown[] => Array.isArray(value),
});

/** The marks that were kept. */
export const marksOf = (marks: readonly unknown[] = []): KeptMark[] => marks.filter(isKeptMark);

function isKeptMark(value: unknown): value is KeptMark {
  if (typeof value !== "object" || value === null) return false;
  const { id, userId, kind, notedAt, name, slot } = value as Partial<KeptMark>;
  return (
    typeof id === "string" &&
    typeof userId === "number" &&
    typeof notedAt === "string" &&
    typeof name === "string" &&
    typeof slot?.taskId === "number" &&
    markKinds.some((one) => one === kind)
  );
}

/** Marks as the device keeps them; undefined when there is none. */
export const toKeep = (marks: readonly KeptMark[]): readonly KeptMark[] | undefined =>
  marks.length === 0 ? undefined : marks;

/** The page on which a slot is ticked. */
export const checkInPath = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier): string =>
  `/check-in/${String(taskId)}/${encodeURIComponent(mobilizationId)}/${encodeURIComponent(assignmentId)}`;

/** The most that one call takes. */
const MOST = 200;

/** The marks to send next: those of the first slot that has some, in the order in which they were noted. */
export function nextBatch(marks: readonly KeptMark[]): KeptMark[] {
  const waiting = marks.filter(({ refusal }) => refusal === undefined);
  const [first] = waiting;
  return first ? waiting.filter(({ slot }) => isSameSlot(slot, first.slot)).slice(0, MOST) : [];
}

/** What is left once a batch was answered: marks that were added meanwhile, and those that were refused. */
export function afterAnswer(
  marks: readonly KeptMark[],
  batch: readonly KeptMark[],
  refusalOf: (id: string) => string | undefined,
): KeptMark[] {
  const sent = new Set(batch.map(({ id }) => id));
  return marks.flatMap((mark) => {
    if (!sent.has(mark.id)) return [mark];
    const refusal = refusalOf(mark.id);
    return refusal === undefined ? [] : [{ ...mark, refusal }];
  });
}
