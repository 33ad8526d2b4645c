import { newKey, useOutbox } from "@coulisses/shared-auth";
import { type SlotIdentifier, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import { useNoteMarksMutation } from "../api/check-in-api";
import { type KeptMark, keptMarks } from "./kept-marks";

const markOf = ({ id, userId, kind, replacedBy, notedAt }: KeptMark): CheckInMark => ({
  id,
  userId,
  kind,
  replacedBy,
  notedAt,
});

/** A mark to note: the person, its kind and the replacement. */
type NewMark = Pick<CheckInMark, "userId" | "kind"> & { replacedBy?: number; name: string };

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
    /** Notes all of them now, and sends them as soon as the server can be reached. */
    note(slot: SlotIdentifier, ...newMarks: NewMark[]): void {
      const notedAt = new Date().toISOString();
      const added = newMarks.map(({ replacedBy = null, ...mark }): KeptMark => ({
        ...mark,
        id: newKey(),
        replacedBy,
        notedAt,
        slot: slotIdentifier(slot),
      }));
      add(...added);
    },
    dropRefused,
  };
}
