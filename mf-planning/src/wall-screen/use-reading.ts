import { kept } from "@coulisses/shared-auth";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { useEffect, useMemo, useState } from "react";

/** Milliseconds until a reading without answer is dropped. */
const PATIENCE = ofMinutes(0.25);

/** A call that needs no session: its path below `/api/`, and the secret that it carries when the path has none. */
type RepeatedCall = {
  path: string;
  bearer?: string;
  /** Milliseconds between two readings. */
  pause: number;
};

/** Reading of a screen: nothing yet, a closed link, or its content and the time of its reading. */
export type Reading<Slot> = {
  content?: readonly Slot[];
  readAt?: Date;
  /** The last reading failed: the content is out of date. */
  isAway: boolean;
  isClosed: boolean;
};

type LastReading = { content: readonly unknown[]; readAt: string };

/** The last reading of a screen, for a reload without network; it goes with the tab. */
const lastReadings = kept({
  name: "wall-screen",
  scope: "tab",
  isValue: (value: unknown): value is LastReading =>
    Array.isArray((value as LastReading).content) && !Number.isNaN(Date.parse((value as LastReading).readAt)),
});

function readingOf<Slot>(last: LastReading | undefined): Reading<Slot> {
  const nothing = { isAway: false, isClosed: false };
  if (last === undefined) return nothing;
  // Kept by this tab under the address of this screen.
  return { ...nothing, content: last.content as readonly Slot[], readAt: new Date(last.readAt) };
}

/** Reads the slots of a screen on a wall again and again, without a session and without sending a referrer. */
export function useReading<Slot>({ path, bearer, pause }: RepeatedCall): Reading<Slot> {
  const lastReading = useMemo(() => lastReadings.of("all", `${path} ${bearer ?? ""}`), [path, bearer]);
  const [reading, setReading] = useState(() => readingOf<Slot>(lastReading.read()));
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let etag: string | null = null;
    let content: readonly Slot[] = [];
    const show = () => {
      const readAt = new Date();
      setReading({ content, readAt, isAway: false, isClosed: false });
      lastReading.write({ content, readAt: readAt.toISOString() });
    };
    const read = async () => {
      try {
        const response = await fetch(`${window.location.origin}/api/${path}`, {
          signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE)]),
          headers: {
            ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
            ...(etag === null ? {} : { "If-None-Match": etag }),
          },
          cache: "no-store",
          credentials: "omit",
          referrerPolicy: "no-referrer",
        });
        if (response.status === 304) show();
        else if (response.status === 404) {
          etag = null;
          lastReading.write(undefined);
          setReading({ isAway: false, isClosed: true });
        } else if (response.ok) {
          content = (await response.json()) as readonly Slot[];
          etag = response.headers.get("etag");
          show();
        } else throw new Error(response.statusText);
      } catch {
        if (!stopping.signal.aborted) setReading((last) => ({ ...last, isAway: true }));
      }
      if (!stopping.signal.aborted) timer = setTimeout(() => void read(), pause);
    };
    void read();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [path, bearer, pause, lastReading]);
  return reading;
}

/** The present time, renewed each `tick` milliseconds. */
export function useClock(tick: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now;
}
