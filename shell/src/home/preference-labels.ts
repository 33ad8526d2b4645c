import type { AssignmentPreference } from "@coulisses/shared-domain/people/assignment-preference";
import { assignmentPreferenceLabels } from "@coulisses/shared-domain/people/assignment-preference";

/** An organiser rests when the festival is over, whatever they ticked. */
export function preferenceLabel(chosen: AssignmentPreference, teams: readonly string[]): string {
  return assignmentPreferenceLabels[teams.includes("hard") ? "NO_REST" : chosen];
}

export function paperPlanningLabel(wanted: boolean | null): string {
  if (wanted === null) return "Pas encore choisi";
  return wanted ? "Je veux mon planning imprimé" : "Pas besoin de planning imprimé";
}
