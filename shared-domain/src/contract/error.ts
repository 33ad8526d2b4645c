import * as z from "zod";

/** What is wrong, by the field of the body that it is about (`email`, `gears.0.quantity`), in French. */
export type FieldProblems = Readonly<Record<string, string>>;

/**
 * The body of every refusal. `message` is French; several reasons are joined by newlines. `fields` says the same
 * reason field by field, where it is about fields that the person filled in.
 */
export type ErrorBody = { statusCode: number; error: string; message: string; fields?: FieldProblems };

/** The same, as the document of the API says it. */
export const refusalSchema = z
  .object({
    statusCode: z.int(),
    error: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .describe("Un refus, expliqué en français");
