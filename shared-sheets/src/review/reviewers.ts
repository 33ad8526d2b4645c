import type { Team } from "@coulisses/shared-domain/people/team";
import { createContext, useContext } from "react";

/** The teams that review this kind of sheet, in the order in which their reviews are shown. */
const ReviewersContext = createContext<readonly Team[]>([]);

/** Provides the reviewing teams to the components of a sheet. */
export const ReviewersProvider = ReviewersContext.Provider;

/** The reviewing teams of the surrounding sheet; none while loading. */
export function useReviewers(): readonly Team[] {
  return useContext(ReviewersContext);
}

/** The team's name in French, or its code while the teams are loading. */
export function nameOfTeam(code: string, teams: readonly Team[]): string {
  return teams.find((team) => team.code === code)?.name ?? code;
}
