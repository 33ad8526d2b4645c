import { handlerOf } from "@coulisses/shared-auth/testing";
import type { GuardedTeams } from "@coulisses/shared-domain/access/guarded";
import { teamCalls } from "@coulisses/shared-domain/contract/teams";

/** The teams of a new festival that give guarded permissions (decision 58). */
export const guardedTeams = handlerOf(teamCalls.listGuarded, (): GuardedTeams => [
  { team: "admin", permissions: ["manage-config"] },
  { team: "bureau", permissions: ["manage-users", "manage-teams"] },
  { team: "humain", permissions: ["manage-users", "affect-team"] },
  { team: "sg", permissions: ["manage-personal-accounts", "manage-contributions", "affect-team"] },
]);
