import { newKey, useOutbox } from "@coulisses/shared-auth";
import { type SlotIdentifier, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import { useNoteMarksMutation } from "../api/check-in-api";
import { type KeptMark, keptMarks } from "./kept-marks";

const markOf = ({ id, userId, kind, replacedBy, notedAt, happenedAt, isIll }: KeptMark): CheckInMark => ({
  id,
  userId,
  kind,
  replacedBy,
  notedAt,
  // Absent in marks kept before hours could be said.
  ...(happenedAt !== undefined && { happenedAt }),
  ...(isIll !== undefined && { isIll }),
});

/** A mark to note: the person, its kind, the replacement, the hour said and the illness. */
type NewMark = Omit<CheckInMark, "id" | "notedAt" | "replacedBy"> & { replacedBy?: number; name: string };

const gestureOf = (count: number) => (count === 1 ? "1 pointage" : `${String(count)} pointages`);

/** Marks noted on this phone and not yet answered, and the functions that note more. */
export function useMarks() {
  const [send] = useNoteMarksMutation();
  const { waiting, refused, add, dropRefused } = useOutbox(keptMarks, (batch) =>
    send({ ...batch[0].slot, body: { marks: batch.map(markOf) }, gesture: gestureOf(batch.length) }),
  );
  return {
    waiting,
    refused,
    /** Notes all of them now, a millisecond apart to keep their order, and sends them as soon as the server can be reached. */
    note(slot: SlotIdentifier, ...newMarks: NewMark[]): void {
      const now = Date.now();
      const added = newMarks.map(({ replacedBy = null, ...mark }, rank): KeptMark => ({
        ...mark,
        id: newKey(),
        replacedBy,
        notedAt: new Date(now + rank).toISOString(),
        slot: slotIdentifier(slot),
      }));
      add(...added);
    },
    dropRefused,
  };
}
