import { refused } from "../festival-error";

/** What can hold on to something of a catalogue, in the order in which it is told. */
const holders = ["FA", "FT", "Fiche Emprunt", "Fiche Achat"] as const;
export type Use = { by: (typeof holders)[number]; id: number };

/** Refuses to remove what is in use; `refusal` starts the sentence that ends with the uses. */
export function checkUnused(refusal: string, uses: readonly Use[]): void {
  if (uses.length === 0) return;
  const sorted = [...uses].sort((a, b) => holders.indexOf(a.by) - holders.indexOf(b.by) || a.id - b.id);
  const links = new Set(sorted.map(({ by, id }) => `${by} ${id}`));
  throw refused(`${refusal} : ${[...links].join(", ")}`);
}
