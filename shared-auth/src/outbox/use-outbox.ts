import { useEffect, useEffectEvent, useMemo } from "react";
import { isApiError } from "../http/api-error";
import { useSession } from "../session/use-session";
import type { KeptPlace } from "../device/kept";
import { afterAnswer, changeEntries, isWaiting, type Outbox, type OutboxEntry } from "./outbox";
import { useKept } from "../device/use-kept";

/** The refused entries, with their reasons. */
type Outcome = { refused: readonly { id: string; message: string }[] };
type Answer = { data?: Outcome | undefined; error?: unknown };
/** Sends a batch to the server. */
type Send<Entry> = (batch: readonly [Entry, ...Entry[]]) => PromiseLike<Answer>;

/** One batch of a kind at a time, or an entry could arrive before the one that allows it. */
const sending = new Set<unknown>();

const SIGNED_OUT = 401;

/** Sends the kept entries, a batch at a time, until none waits. It outlives the page. */
async function sendAll<Entry extends OutboxEntry>(
  box: Outbox<Entry>,
  place: KeptPlace<readonly unknown[]>,
  send: Send<Entry>,
): Promise<void> {
  if (sending.has(box)) return;
  sending.add(box);
  try {
    for (;;) {
      const [first, ...others] = box.nextBatch(box.entriesOf(place.read()));
      if (first === undefined) return;
      const batch = [first, ...others] as const;
      const { data, error } = await send(batch);
      if (isApiError(error) && error.status === SIGNED_OUT) return;
      const refusals = new Map(data?.refused.map(({ id, message }) => [id, message]));
      const message = isApiError(error) ? error.message : undefined;
      changeEntries(box, place, (entries) =>
        afterAnswer(entries, batch, (id) => message ?? refusals.get(id)),
      );
    }
  } finally {
    sending.delete(box);
  }
}

/** Entries noted on this device and not accepted yet, and the functions that note more. */
export function useOutbox<Entry extends OutboxEntry>(box: Outbox<Entry>, send: Send<Entry>) {
  const { userId } = useSession();
  const place = useKept(box.kept, userId ?? 0);
  const entries = useMemo(() => box.entriesOf(place.value), [box, place.value]);
  const sendKept = useEffectEvent(() => void sendAll(box, place, send));
  useEffect(() => sendKept(), []);
  return {
    waiting: useMemo(() => entries.filter(isWaiting), [entries]),
    refused: useMemo(() => entries.filter((entry) => !isWaiting(entry)), [entries]),
    /** Keeps all of them now, and sends them as soon as the server can be reached. */
    add(...added: Entry[]): void {
      changeEntries(box, place, (present) => [...present, ...added]);
      void sendAll(box, place, send);
    },
    /** Drops the refused ones, once read. */
    dropRefused(): void {
      changeEntries(box, place, (present) => present.filter(isWaiting));
    },
  };
}
