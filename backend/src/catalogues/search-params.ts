import * as z from "zod";

const MINIMUM = 3;

const typed = (label: string) => z.string().max(300, `${label} : 300 caractères au plus`);
const atLeastThree = (label: string) =>
  typed(label).min(MINIMUM, `${label} : ${MINIMUM} caractères au moins`);

export const categorySearch = z.object({
  name: atLeastThree("Nom").optional(),
  owner: atLeastThree("Équipe responsable").optional(),
});
export type CategorySearch = z.infer<typeof categorySearch>;

export const gearSearch = z.object({
  search: typed("Matos").optional(),
  category: atLeastThree("Catégorie").optional(),
  owner: atLeastThree("Équipe responsable").optional(),
  ponctualUsage: z
    .enum(["true", "false"], { error: "Matos d'appoint : true ou false est attendu" })
    .transform((value) => value === "true")
    .optional(),
});
export type GearSearchParams = z.infer<typeof gearSearch>;
