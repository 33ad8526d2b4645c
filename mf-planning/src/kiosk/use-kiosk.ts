import type { KioskSlot } from "@coulisses/shared-domain/planning/kiosk-board";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { useEffect, useState } from "react";

/** Milliseconds from one reading to the next, and until one that hangs is given up. */
const PAUSE = ofMinutes(0.5);
const PATIENCE = ofMinutes(0.25);
const TICK = 5_000;

/** What the screen knows: nothing yet, that its link is closed, or who is where and since when it knows that. */
export type KioskReading = {
  slots?: readonly KioskSlot[];
  readAt?: Date;
  /** The last reading failed: what is here grows old. */
  isAway: boolean;
  isClosed: boolean;
};

/** Reads the screen's slots every half minute. It needs no session, and tells its address to nobody. */
export function useKiosk(secret: string): KioskReading {
  const [reading, setReading] = useState<KioskReading>({ isAway: false, isClosed: false });
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let etag: string | null = null;
    const read = async () => {
      try {
        const response = await fetch(`${window.location.origin}/api/kiosk/${encodeURIComponent(secret)}`, {
          signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE)]),
          headers: etag === null ? {} : { "If-None-Match": etag },
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
          const slots = (await response.json()) as KioskSlot[];
          etag = response.headers.get("etag");
          setReading({ slots, ...known });
        } else throw new Error(response.statusText);
      } catch {
        if (!stopping.signal.aborted) setReading((last) => ({ ...last, isAway: true }));
      }
      if (!stopping.signal.aborted) timer = setTimeout(() => void read(), PAUSE);
    };
    void read();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [secret]);
  return reading;
}

/** The present instant, every few seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
