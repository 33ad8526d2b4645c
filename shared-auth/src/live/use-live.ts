import { useEffect, useSyncExternalStore } from "react";
import { useAppDispatch } from "../api/use-app-dispatch";
import { databaseStatus } from "../http/database-status";
import { useSession } from "../session/use-session";
import { keepLive } from "./keep-live";
import { liveStatus } from "./live-status";

/** Mounted once, by the shell. */
export function useLiveConnection(): void {
  const dispatch = useAppDispatch();
  const { userId } = useSession();
  useEffect(() => (userId === null ? undefined : keepLive(dispatch)), [dispatch, userId]);
}

export function useDatabaseStatus() {
  return useSyncExternalStore(databaseStatus.subscribe, databaseStatus.current);
}

export function useLiveStatus() {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.current);
}
