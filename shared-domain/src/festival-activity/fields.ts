import { plain } from "../festival-event/plain-field";

/**
 * The plain fields of an activity, by section. The type, the SELECT, the row, the new sheet and the words of the journal
 * come from here; `contract/festival-activities` says how each is written.
 */
export const activityFields = {
  general: {
    name: plain("nom", ""),
    /** Sanitised HTML of the rich editor. */
    description: plain("description", null as string | null),
    /** Labels of `activityCategories`. */
    categories: plain("catégorie", [] as string[]),
    toPublish: plain("à publier", false),
    /** An address. */
    photoLink: plain("photo", null as string | null),
    isFlagship: plain("phare", false),
  },
  inCharge: {
    /** The code of a team. */
    team: { ...plain("équipe", null as string | null), column: "teamCode" },
  },
  security: {
    specialNeed: plain("besoin particulier", null as string | null),
    freePass: plain("laissez-passer", 0),
  },
  supply: {
    water: plain("eau", null as string | null),
  },
} as const;
