import * as z from "zod";
import { slugOf } from "@coulisses/shared-domain/slug";
import { SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";

const MINIMUM = 3;

const atLeastThree = (label: string) =>
  text(label, SHORT_TEXT).min(MINIMUM, `${label} : ${MINIMUM} caractères au moins`);

export const logisticSearch = z.object({
  search: text("Matos", SHORT_TEXT).optional(),
  category: atLeastThree("Catégorie").optional(),
  owner: atLeastThree("Équipe responsable").optional(),
  drive: text("Lieu de stockage", SHORT_TEXT).optional(),
});
export type LogisticSearch = z.infer<typeof logisticSearch>;

/** What the query compares: slugs for what has one, lower case for the rest. */
export function comparable({ search, category, owner, drive }: LogisticSearch): string[] {
  return [
    slugOf(search ?? ""),
    slugOf(category ?? ""),
    (owner ?? "").toLowerCase(),
    (drive ?? "").toLowerCase(),
  ];
}
