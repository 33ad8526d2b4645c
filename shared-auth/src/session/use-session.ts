import { can, isMemberOf } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { useSyncExternalStore } from "react";
import { session } from "./session";
import type { SessionState } from "./session-state";

/** Who is logged in and what they may do; the component renders again when that changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current);
}

/** AUTH-6: whether the person logged in holds the permission; undefined asks for none. */
export function useCan(permission: Permission | undefined): boolean {
  return can(useSession().access, permission);
}

/** AUTH-6: whether the person logged in is in the team, by its code; admin counts as a member of every team. */
export function useIsMemberOf(team: string): boolean {
  return isMemberOf(useSession().access, team);
}
