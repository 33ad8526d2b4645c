/** The lists that pages export as files, and their name in the journal. */
export const exportKinds = {
  volunteers: "bénévoles",
  candidates: "candidats",
  contributions: "cotisants",
  "gear-catalogue": "catalogue de matos",
  inventory: "inventaire",
  "sheet-gears": "matos d'une fiche",
  "gear-requests": "demandes de matos",
} as const;
/** A list that a page exports. */
export type ExportKind = keyof typeof exportKinds;
