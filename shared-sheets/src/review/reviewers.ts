import type { Team } from "@coulisses/shared-domain/people/team";
import { createContext, useContext } from "react";

/** The teams that review this kind of sheet, in the order in which their reviews are shown. */
const ReviewersContext = createContext<readonly Team[]>([]);

/** Goes around a sheet: what shows a review inside it reads the reviewing teams from here. */
export const ReviewersProvider = ReviewersContext.Provider;

/** The reviewing teams of the sheet around; none until they are loaded. */
export function useReviewers(): readonly Team[] {
  return useContext(ReviewersContext);
}

/** The team's name in French, or its code while the teams are loading. */
export function nameOfTeam(code: string, teams: readonly Team[]): string {
  return teams.find((team) => team.code === code)?.name ?? code;
}
