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

/** Marks written by `keptText`; none for any other text. */
export function readKeptMarks(text: string | undefined): KeptMark[] {
  try {
    const marks: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(marks) ? marks.filter(isKeptMark) : [];
  } catch {
    return [];
  }
}

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

/** Text of the marks for the device; undefined for none. */
export const keptText = (marks: readonly KeptMark[]): string | undefined =>
  marks.length === 0 ? undefined : JSON.stringify(marks);

/** Path of the page that checks in a slot. */
export const checkInPath = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier): string =>
  `/check-in/${String(taskId)}/${encodeURIComponent(mobilizationId)}/${encodeURIComponent(assignmentId)}`;

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
