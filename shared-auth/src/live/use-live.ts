import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useAppDispatch } from "../api/app-store";
import { databaseStatus } from "../http/database-status";
import { useSession } from "../session/use-session";
import { connectLive } from "./live-connection";
import { liveStatus } from "../http/live-status";

/** Keeps the live connection open while a person is logged in; the shell calls it, once. */
export function useLiveConnection(): void {
  const dispatch = useAppDispatch();
  const { userId } = useSession();
  useEffect(() => (userId === null ? undefined : connectLive(dispatch)), [dispatch, userId]);
}

/** "away" while the server has lost its database. */
export function useDatabaseStatus() {
  return useSyncExternalStore(databaseStatus.subscribe, databaseStatus.current);
}

/** The state of the live connection: `connecting`, `live` or `offline`. */
export function useLiveStatus() {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.current);
}

/** Calls `act` whenever the server may be reached again: the network, the live connection or the database is back. */
export function useWhenBack(act: () => void): void {
  const call = useEffectEvent(act);
  useEffect(() => {
    const look = () => {
      if (liveStatus.current() === "live" && databaseStatus.current() === "there") call();
    };
    const back = () => call();
    const stops = [liveStatus.subscribe(look), databaseStatus.subscribe(look)];
    window.addEventListener("online", back);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener("online", back);
    };
  }, []);
}
