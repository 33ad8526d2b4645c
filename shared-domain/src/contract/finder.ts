import { finderRoutes } from "../routes/finder";
import * as z from "zod";
import { withSchemas } from "./call";

/** Things that the finder can go to, by id. */
export const foundSchema = z.array(z.object({ id: z.int(), name: z.string() }));
/** One thing that the finder can go to. */
export type Found = z.infer<typeof foundSchema>[number];

const answers = { 200: foundSchema };

/** Calls of the finder: no more than what a search needs, for a phone in a field. */
export const finderCalls = withSchemas(finderRoutes, {
  activities: { summary: "Le nom de chaque FA", answers },
  tasks: { summary: "Le nom de chaque FT", answers },
  people: { summary: "Le nom de chaque bénévole", answers },
  gears: { summary: "Le nom de chaque matos", answers },
  locations: { summary: "Le nom de chaque lieu", answers },
});
