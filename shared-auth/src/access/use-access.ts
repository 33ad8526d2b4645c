import { can, isMemberOf } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { useSession } from "../session/use-session";

/** AUTH-6, for the person logged in. */
export function useCan(permission: Permission | undefined): boolean {
  return can(useSession().access, permission);
}

/** AUTH-6: admin counts as a member of every team. */
export function useIsMemberOf(team: string): boolean {
  return isMemberOf(useSession().access, team);
}
