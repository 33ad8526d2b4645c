import * as z from "zod";

/** The highest key that the database can hold. */
const maxId = 2_147_483_647;

const invalidId = "L'identifiant n'est pas valable";

/** A key in a path. */
export const pathId = z
  .string()
  .regex(/^\d{1,10}$/, invalidId)
  .transform(Number)
  .refine((id) => id >= 1 && id <= maxId, invalidId);

/** A key in a body. */
export const bodyId = z.number().int().min(1).max(maxId);

/** The path of a route about one thing. */
export const idParams = z.object({ id: pathId });

export const refusalSchema = z
  .object({
    statusCode: z.number().int(),
    error: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .describe("Un refus, expliqué en français");

/** 204: nothing to say. */
export const noContent = z.null().describe("Rien à répondre");
