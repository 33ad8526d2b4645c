import { useSyncExternalStore } from "react";
import type { SessionState } from "./session-state";
import { session } from "./session";

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current);
}
