import * as z from "zod";
import type { RefusalKind } from "../festival-error";

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
/** The HTTP status of each kind of refusal. */
export const statusOfKind: Record<RefusalKind, number> = {
  "bad-input": 400,
  forbidden: 403,
  "not-found": 404,
  refused: 409,
  stale: 412,
};

/** The body of a refusal. */
export type ErrorBody = z.infer<typeof refusalSchema>;
