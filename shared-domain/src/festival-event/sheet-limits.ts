import { refused } from "../festival-error";

/**
 * The most elements of each kind in one sheet: far more than any festival asked for, few enough to read at
 * once.
 */
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

/** A kind of elements of a sheet. */
type SheetPart = keyof typeof sheetLimits;

/** The French reason why a sheet can't hold `count` elements; undefined when it can. */
function sizeError(part: SheetPart, count: number): string | undefined {
  const { most, what } = sheetLimits[part];
  return count > most ? `Une fiche compte ${most.toLocaleString("fr")} ${what} au plus` : undefined;
}

/** Refuses one element too many; existing ones stay. Throws `refused` « Une fiche compte … au plus ». */
export function checkSize(part: SheetPart, count: number): void {
  const error = sizeError(part, count);
  if (error) throw refused(error);
}
