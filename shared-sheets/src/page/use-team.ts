import { useListTeamsQuery } from "@coulisses/shared-auth";
import type { Team } from "@coulisses/shared-domain/people/team";

/** The team of this code; null for none, undefined until the teams are read. */
export function useTeam(code: string | null): Team | null | undefined {
  const { data: teams } = useListTeamsQuery();
  return code === null ? null : teams?.find((team) => team.code === code);
}
