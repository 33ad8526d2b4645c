import * as z from "zod";

/** The body of every refusal. `message` is French; several reasons are joined by newlines. */
export const refusalSchema = z
  .object({
    statusCode: z.int(),
    error: z.string(),
    message: z.string(),
    fields: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe("La même raison, champ par champ, quand il s'agit de champs remplis"),
  })
  .describe("Un refus, expliqué en français");
/** The body of a refusal. */
export type ErrorBody = z.infer<typeof refusalSchema>;
