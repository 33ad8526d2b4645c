import { can, isMemberOf } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { useSyncExternalStore } from "react";
import { session } from "./session";
import type { SessionState } from "./session-state";

/** The session; the component renders again when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current);
}

/** AUTH-6: true when the logged-in person holds the permission; undefined requires none. */
export function useCan(permission: Permission | undefined): boolean {
  return can(useSession().access, permission);
}

/**
 * AUTH-6: true when the logged-in person is in the team, given by its code; admin counts as a member of every
 * team.
 */
export function useIsMemberOf(team: string): boolean {
  return isMemberOf(useSession().access, team);
}
