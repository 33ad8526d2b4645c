import * as z from "zod";
import { LARGEST_COUNT } from "@coulisses/shared-domain/statistics/import-edition";
import { requiredText } from "@coulisses/shared-domain/contract/fields";

const invalid = "Le numéro de l'édition n'est pas valable";

export const editionParams = z.object({
  edition: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, invalid)
    .transform(Number),
});

const count = (label: string) => {
  const refusal = `${label} : un nombre de 0 à ${LARGEST_COUNT.toLocaleString("fr")} est attendu`;
  return z.int({ error: refusal }).min(0, refusal).max(LARGEST_COUNT, refusal);
};

const counts = z
  .array(
    z.object({
      team: requiredText("Équipe", { max: 100 }),
      activities: count("FA"),
      tasks: count("FT"),
    }),
    { error: "Une liste d'équipes est attendue" },
  )
  .max(500, "500 équipes au plus")
  .refine(
    (all) => new Set(all.map(({ team }) => team)).size === all.length,
    "Une équipe ne peut être là qu'une fois",
  );

export const editionForm = z.object({ counts });

export const editionAnswer = z.object({
  edition: z.int(),
  counts: z.array(z.object({ team: z.string(), activities: z.int(), tasks: z.int() })),
});
