import { isApiError, type KeptPlace, newKey, useKept, useSession } from "@coulisses/shared-auth";
import { type SlotIdentifier, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import type { CheckInOutcome } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useNoteMarksMutation } from "../api/check-in-api";
import { afterAnswer, type KeptMark, keptMarks, marksOf, nextBatch, toKeep } from "./kept-marks";

type Answer = { data?: CheckInOutcome | undefined; error?: unknown };
type Marks = SlotIdentifier & { body: { marks: CheckInMark[] }; gesture: string };
type Send = (batch: Marks) => PromiseLike<Answer>;

/** One batch at a time, or a replacement could arrive before the mark that allows it. */
let isSending = false;

const SIGNED_OUT = 401;

/** Sends the kept marks, one slot at a time, until none waits. It outlives the page. */
async function sendAll(kept: KeptPlace<readonly unknown[]>, send: Send): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const batch = nextBatch(marksOf(kept.read()));
      const [first] = batch;
      if (first === undefined) return;
      const { data, error } = await send({
        ...first.slot,
        body: { marks: batch.map(markOf) },
        gesture: batch.length === 1 ? "1 pointage" : `${String(batch.length)} pointages`,
      });
      if (isApiError(error) && error.status === SIGNED_OUT) return;
      const refusals = new Map(data?.refused.map(({ id, message }) => [id, message]));
      const message = isApiError(error) ? error.message : undefined;
      const left = afterAnswer(marksOf(kept.read()), batch, (id) => message ?? refusals.get(id));
      kept.write(toKeep(left));
    }
  } finally {
    isSending = false;
  }
}

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

/** Marks noted on this phone and not yet answered, and the functions that note more. */
export function useMarks() {
  const { userId } = useSession();
  const kept = useKept(keptMarks, userId ?? 0);
  const marks = useMemo(() => marksOf(kept.value), [kept.value]);
  const [send] = useNoteMarksMutation();
  const sendKept = useEffectEvent(() => void sendAll(kept, send));
  useEffect(() => sendKept(), []);
  return {
    waiting: marks.filter(({ refusal }) => refusal === undefined),
    refused: marks.filter(({ refusal }) => refusal !== undefined),
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
      kept.write(toKeep([...marksOf(kept.read()), ...added]));
      void sendAll(kept, send);
    },
    /** Drops the refused marks, once read. */
    dropRefused(): void {
      kept.write(toKeep(marksOf(kept.read()).filter(({ refusal }) => refusal === undefined)));
    },
  };
}
