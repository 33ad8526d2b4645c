import { isSameSlot, type SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type CheckInMark, markKinds } from "@coulisses/shared-domain/check-in/presence";

/** A mark that the server has not taken yet, as the device keeps it. */
export type KeptMark = CheckInMark & {
  slot: SlotIdentifier;
  /** Who is ticked, as the screen names them. */
  name: string;
  /** Why the server refused it; it stays until the person has read that. */
  refusal?: string;
};

/** The marks that `keptText` wrote; none when the text is of something else. */
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

/** Marks as the device keeps them; undefined when there is none. */
export const keptText = (marks: readonly KeptMark[]): string | undefined =>
  marks.length === 0 ? undefined : JSON.stringify(marks);

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
