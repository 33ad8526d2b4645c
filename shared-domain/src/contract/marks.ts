import * as z from "zod";
import { MOST_MARKS } from "../marks/noted-once";

/** The id of a mark, given by the phone that noted it. */
export const markId = z
  .uuid("Pointage : un UUID est attendu")
  .transform((value) => value.toLowerCase())
  .describe("Donné par le téléphone : deux fois compte une fois");

/** The body of a call that sends marks of one kind. */
export const marksForm = <Mark extends z.ZodType>(mark: Mark) =>
  z.object({
    marks: z
      .array(mark, "Pointages : une liste est attendue")
      .min(1, "Pointages : au moins un est attendu")
      .max(MOST_MARKS, `Pointages : ${String(MOST_MARKS)} au plus`),
  });

/** The refused marks, with their reasons; all others are stored. */
export const marksOutcomeSchema = z.object({
  refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
});
/** The refused marks, with their reasons; all others are stored. */
export type MarksOutcome = z.infer<typeof marksOutcomeSchema>;
