import type { AssignmentPreference } from "../contract/users";

export const assignmentPreferenceLabels: Record<AssignmentPreference, string> = {
  NO_PREF: "Pas de préférence",
  STACKED: "Planning regroupé",
  FRAGMENTED: "Planning aéré",
  NO_REST: "JE VEUX UN MAX DE CRÉNEAUX !",
};

export const assignmentPreferenceDetails: Partial<Record<AssignmentPreference, string>> = {
  STACKED: "Créneaux collés, grandes pauses",
  FRAGMENTED: "Créneaux espacés de petites pauses",
  NO_REST: "Quand je dors pas, je suis bénévole",
};

export const INVALID_PREFERENCE = "Préférence non existante";
