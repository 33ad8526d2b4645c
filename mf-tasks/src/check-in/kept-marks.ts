import { kept } from "@coulisses/shared-auth";
import { isSameSlot, type SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type CheckInMark, markKinds } from "@coulisses/shared-domain/check-in/presence";

/** A mark not yet accepted by the server, as the device keeps it. */
export type KeptMark = CheckInMark & {
  slot: SlotIdentifier;
  /** Name of the ticked volunteer, as displayed. */
  name: string;
  /** The server's refusal; the mark stays until it has been read. */
  refusal?: string;
};

/** Marks of this device; `unsent` of feature.json names this key. Entries that are no mark are left out on reading. */
export const keptMarks = kept({
  name: "check-ins",
  scope: "device",
  isValue: (value): value is readonly unknown[] => Array.isArray(value),
});

/** Marks among the kept entries. */
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

/** Marks for the device; undefined for none. */
export const toKeep = (marks: readonly KeptMark[]): readonly KeptMark[] | undefined =>
  marks.length === 0 ? undefined : marks;

/** Marks per call, at most. */
const MOST = 200;

/** Next marks to send: those of the first slot that has some, in the order of noting. */
export function nextBatch(marks: readonly KeptMark[]): KeptMark[] {
  const waiting = marks.filter(({ refusal }) => refusal === undefined);
  const [first] = waiting;
  return first ? waiting.filter(({ slot }) => isSameSlot(slot, first.slot)).slice(0, MOST) : [];
}

/** Marks left after a batch was answered: those added meanwhile, and those refused. */
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
