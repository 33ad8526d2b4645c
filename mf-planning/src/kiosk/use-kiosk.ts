import type { KioskSlot } from "@coulisses/shared-domain/planning/kiosk-board";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { useEffect, useState } from "react";

/** Milliseconds between two readings, and until a reading without answer is dropped. */
const PAUSE = ofMinutes(0.5);
const PATIENCE = ofMinutes(0.25);
const TICK = 5_000;

/** Reading of the screen: nothing yet, a closed link, or the slots and the time of their reading. */
type KioskReading = {
  slots?: readonly KioskSlot[];
  readAt?: Date;
  /** The last reading failed: the slots are out of date. */
  isAway: boolean;
  isClosed: boolean;
};

/** Reads the screen's slots every 30 seconds, without a session and without sending a referrer. */
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

/** The present time, every few seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
