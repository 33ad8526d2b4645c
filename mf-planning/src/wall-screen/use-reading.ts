import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { useEffect, useState } from "react";

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
export type Reading<Content> = {
  content?: Content;
  readAt?: Date;
  /** The last reading failed: the content is out of date. */
  isAway: boolean;
  isClosed: boolean;
};

/** Reads the content of a screen on a wall again and again, without a session and without sending a referrer. */
export function useReading<Content>({ path, bearer, pause }: RepeatedCall): Reading<Content> {
  const [reading, setReading] = useState<Reading<Content>>({ isAway: false, isClosed: false });
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let etag: string | null = null;
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
        const known = { readAt: new Date(), isAway: false, isClosed: false };
        if (response.status === 304) setReading((last) => ({ ...last, ...known }));
        else if (response.status === 404) {
          etag = null;
          setReading({ isAway: false, isClosed: true });
        } else if (response.ok) {
          const content = (await response.json()) as Content;
          etag = response.headers.get("etag");
          setReading({ content, ...known });
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
  }, [path, bearer, pause]);
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
