import { statisticsRoutes } from "../routes/administration";
import * as z from "zod";
import { LARGEST_COUNT } from "../statistics/import-edition";
import type { EditionCounts } from "../statistics/progress";
import { activitySeries, taskSeries } from "../statistics/statistics-by-team";
import { answering, creating, describesEntity, done, noContent, withSchemas } from "./call";
import { pathEdition, requiredText } from "./fields";

const teamStatistics = <Status extends string>(series: readonly Status[]) =>
  z.array(
    z.object({
      teamCode: z.string().nullable().describe("Nul : les fiches qu'aucune équipe n'a prises"),
      status: z.record(z.enum(series), z.int()),
      total: z.int(),
    }),
  );

/** By team code: `GET festival-activities/statistics`, `GET festival-tasks/statistics`. */
export const activityStatisticsSchema = teamStatistics(activitySeries);
/** The same for tasks: `GET festival-tasks/statistics`. */
export const taskStatisticsSchema = teamStatistics(taskSeries);
/** The number of activities of each team, by status. */
export type ActivityStatistics = z.infer<typeof activityStatisticsSchema>;
/** The number of tasks of each team, by status. */
export type TaskStatistics = z.infer<typeof taskStatisticsSchema>;

const count = (label: string) => {
  const refusal = `${label} : un nombre de 0 à ${LARGEST_COUNT.toLocaleString("fr")} est attendu`;
  return z.int({ error: refusal }).min(0, refusal).max(LARGEST_COUNT, refusal);
};

/** The validated sheets of an edition, a line a team. */
export const editionFormSchema = z.object({
  counts: z
    .array(
      z.object({ team: requiredText("Équipe", { max: 100 }), activities: count("FA"), tasks: count("FT") }),
      { error: "Une liste d'équipes est attendue" },
    )
    .max(500, "500 équipes au plus")
    .refine(
      (all) => new Set(all.map(({ team }) => team)).size === all.length,
      "Une équipe ne peut être là qu'une fois",
    ),
});

/** The validated sheets of an edition. */
export const editionSchema = describesEntity<EditionCounts>()(
  z.object({
    edition: z.int(),
    counts: z.array(z.object({ team: z.string(), activities: z.int(), tasks: z.int() })),
  }),
);

const editionParams = z.object({ edition: pathEdition });

/** Calls of the validated sheets of former editions, to compare with. */
export const statisticsCalls = withSchemas(statisticsRoutes, {
  previousEdition: {
    summary: "Ce que l'édition précédente avait validé",
    answers: { 200: editionSchema, 204: noContent },
  },
  listEditions: answering("Les éditions gardées, la dernière d'abord", z.array(editionSchema)),
  keepEdition: answering("Saisir ce qu'une édition avait validé", editionSchema, {
    params: editionParams,
    body: editionFormSchema,
  }),
  importEdition: creating("Importer d'un fichier CSV ce qu'une édition avait validé", editionSchema, {
    params: editionParams,
  }),
  closeEdition: creating("Clore une édition : garder ce que ses fiches ont atteint", editionSchema, {
    params: editionParams,
  }),
  forgetEdition: done("Oublier une édition", { params: editionParams }),
});
