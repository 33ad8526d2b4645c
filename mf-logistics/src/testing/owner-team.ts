import type { OwnerTeam } from "@coulisses/shared-domain/gear/category";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";

/** The team of this code, as a category names it. */
export function ownerTeam(code?: string): OwnerTeam | undefined {
  const team = seededTeams.find((one) => one.code === code);
  return team && { code: team.code, name: team.name };
}
