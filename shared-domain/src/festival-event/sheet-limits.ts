import { refused } from "../festival-error";

/** How much one sheet may hold: far more than any festival asked for, few enough to be read at once. */
export const sheetLimits = {
  timeWindows: { most: 200, what: "créneaux" },
  contractors: { most: 100, what: "prestataires" },
  signages: { most: 200, what: "signalétiques" },
  electricity: { most: 200, what: "demandes d'elec" },
  requests: { most: 300, what: "demandes de matos" },
  feedbacks: { most: 200, what: "commentaires" },
  contacts: { most: 100, what: "contacts" },
  inCharge: { most: 200, what: "responsables" },
  mobilizations: { most: 100, what: "mobilisations" },
  slots: { most: 2_000, what: "créneaux d'affectation" },
  namedPlaces: { most: 1_500, what: "affectations de bénévoles demandés par leur nom" },
  gears: { most: 500, what: "matos" },
} as const;

/** The name of something that a sheet holds in number. */
export type SheetPart = keyof typeof sheetLimits;

/** Why a sheet can't hold `count` of something, in French; undefined when it can. */
export function sizeError(part: SheetPart, count: number): string | undefined {
  const { most, what } = sheetLimits[part];
  return count > most ? `Une fiche compte ${most.toLocaleString("fr")} ${what} au plus` : undefined;
}

/**
 * What is there already stays; nothing more comes.
 * Throws `refused` « Une fiche compte … au plus ».
 */
export function checkSize(part: SheetPart, count: number): void {
  const error = sizeError(part, count);
  if (error) throw refused(error);
}
