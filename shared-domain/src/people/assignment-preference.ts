/** How a person likes their slots to be laid out. */
export const assignmentPreferences = ["NO_PREF", "STACKED", "FRAGMENTED", "NO_REST"] as const;
/** A way of placing a volunteer's slots. */
export type AssignmentPreference = (typeof assignmentPreferences)[number];

/** The French name of each way. */
export const assignmentPreferenceLabels: Record<AssignmentPreference, string> = {
  NO_PREF: "Pas de préférence",
  STACKED: "Planning regroupé",
  FRAGMENTED: "Planning aéré",
  NO_REST: "JE VEUX UN MAX DE CRÉNEAUX !",
};

/** The explanation below the name, where there is one. */
export const assignmentPreferenceDetails: Partial<Record<AssignmentPreference, string>> = {
  STACKED: "Créneaux collés, grandes pauses",
  FRAGMENTED: "Créneaux espacés de petites pauses",
  NO_REST: "Quand je dors pas, je suis bénévole",
};

/** The `bad-input` message for an unknown preference. */
export const INVALID_PREFERENCE = "Préférence non existante";
