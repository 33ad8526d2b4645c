import { read } from "@coulisses/shared-auth/testing";
import type { GuardedTeams } from "@coulisses/shared-domain/access/guarded";

/** The teams of a new festival that give guarded permissions (decision 58). */
export const guardedTeams = read("teams/guarded", (): GuardedTeams => [
  { team: "admin", permissions: ["manage-config"] },
  { team: "bureau", permissions: ["manage-users", "manage-teams"] },
  { team: "humain", permissions: ["manage-users", "affect-team"] },
  { team: "sg", permissions: ["manage-personal-accounts", "manage-contributions", "affect-team"] },
]);
