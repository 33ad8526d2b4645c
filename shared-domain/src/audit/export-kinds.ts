/** The lists that pages hand over as files of their own making, and what the journal calls them. */
export const exportKinds = {
  volunteers: "bénévoles",
  candidates: "candidats",
  contributions: "cotisants",
  "gear-catalogue": "catalogue de matos",
  inventory: "inventaire",
  "sheet-gears": "matos d'une fiche",
  "gear-requests": "demandes de matos",
} as const;
/** A list that a page hands over. */
export type ExportKind = keyof typeof exportKinds;
