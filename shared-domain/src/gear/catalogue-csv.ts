import type { Gear } from "./gear";
import { writeCsv } from "../csv/write-csv";

const yesOrNo = (value: boolean) => (value ? "Oui" : "Non");

/** The CSV of the catalogue's gears. */
export function catalogueCsv(gears: readonly Gear[]): string {
  return writeCsv(gears, {
    Référence: ({ code }) => code,
    Catégorie: ({ category }) => category?.name,
    "Catégorie complète": ({ category }) => category?.path,
    Materiel: ({ name }) => name,
    Consommable: ({ isConsumable }) => yesOrNo(isConsumable),
    Appoint: ({ isPonctualUsage }) => yesOrNo(isPonctualUsage),
  });
}
