import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { createParser } from "eventsource-parser";

const SILENCE_MS = 60_000;

/**
 * Reads the stream until it ends or the signal aborts. The server sends a heartbeat every 25 s: after a
 * minute of silence it throws, since the connection is dead although nothing closed it.
 */
export async function readLiveEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = parseLiveEvent(data);
      if (event !== null) onEvent(event);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const hangUp = () => void reader.cancel().catch(() => undefined);
  let isDead = false;
  const giveUp = () => {
    isDead = true;
    hangUp();
  };
  let watchdog = setTimeout(giveUp, SILENCE_MS);
  signal.addEventListener("abort", hangUp);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done && isDead) throw new Error("Live: silence");
      if (done) return;
      clearTimeout(watchdog);
      watchdog = setTimeout(giveUp, SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener("abort", hangUp);
  }
}

/** Tags of a type that this version does not know are ignored. */
function parseLiveEvent(data: string): LiveEvent | null {
  try {
    const event = JSON.parse(data) as LiveEvent;
    if (!Array.isArray(event.tags)) return null;
    return { ...event, tags: event.tags.filter(({ type }) => liveTagTypes.includes(type)) };
  } catch {
    return null;
  }
}
