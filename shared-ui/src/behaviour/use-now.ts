import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { useSyncExternalStore } from "react";

const minute = () => Math.floor(Date.now() / ofMinutes(1));
/** Often enough to follow a phone that slept. */
const often = (tell: () => void) => {
  const timer = setInterval(tell, 5_000);
  return () => clearInterval(timer);
};

/** The present time, to the minute; the component renders again once a minute. */
export const useNow = (): Date => new Date(useSyncExternalStore(often, minute) * ofMinutes(1));
