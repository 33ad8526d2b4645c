/** How a person likes their slots to be laid out. */
export const assignmentPreferences = ["NO_PREF", "STACKED", "FRAGMENTED", "NO_REST"] as const;
/** How somebody wants their slots to be placed. */
export type AssignmentPreference = (typeof assignmentPreferences)[number];

/** The French name of each way of placing somebody's assignments. */
export const assignmentPreferenceLabels: Record<AssignmentPreference, string> = {
  NO_PREF: "Pas de préférence",
  STACKED: "Planning regroupé",
  FRAGMENTED: "Planning aéré",
  NO_REST: "JE VEUX UN MAX DE CRÉNEAUX !",
};

/** What stands below the name, where it needs more words. */
export const assignmentPreferenceDetails: Partial<Record<AssignmentPreference, string>> = {
  STACKED: "Créneaux collés, grandes pauses",
  FRAGMENTED: "Créneaux espacés de petites pauses",
  NO_REST: "Quand je dors pas, je suis bénévole",
};

/** The `bad-input` message for an unknown preference. */
export const INVALID_PREFERENCE = "Préférence non existante";
