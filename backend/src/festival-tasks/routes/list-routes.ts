import type { FastifyInstance } from "fastify";
import type { FestivalTaskStatus } from "@coulisses/shared-domain/festival-task/festival-task";
import { taskSeries } from "@coulisses/shared-domain/statistics/series";
import { statisticsByTeam } from "@coulisses/shared-domain/statistics/statistics-by-team";
import type { HotQuery } from "../../database/database";
import type { CachedReads } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import { countAnswer, previewsAnswer, statisticsAnswer } from "../output/answers";
import {
  myPreviewsQuery,
  previewsQuery,
  refusalsCountQuery,
  teamsAndStatusesQuery,
} from "../reads/preview-sql";

const tags = ["Fiches tâches"];

type List = {
  path: string;
  summary: string;
  answer: unknown;
  query: HotQuery;
  /** The query is about the person who asks. */
  mine?: boolean;
};

const lists: List[] = [
  { path: "", summary: "Les fiches tâches", answer: previewsAnswer, query: previewsQuery },
  {
    path: "/mine",
    summary: "Les fiches tâches que je gère",
    answer: previewsAnswer,
    query: myPreviewsQuery,
    mine: true,
  },
  {
    path: "/my-refusals/count",
    summary: "Le nombre de mes fiches tâches refusées",
    answer: countAnswer,
    query: refusalsCountQuery,
    mine: true,
  },
];

export function listRoutes(app: FastifyInstance, reads: CachedReads): void {
  for (const { path, summary, answer, query, mine } of lists) {
    app.get(
      `/festival-tasks${path}`,
      { config: { access: "read-ft" }, schema: { summary, tags, response: { 200: answer } } },
      async (request, reply) => {
        const values = mine ? [request.person.id] : [];
        return sendJson(request, reply, await reads.body(request.revisions["festival-tasks"], query, values));
      },
    );
  }

  app.get(
    "/festival-tasks/statistics",
    {
      config: { access: "read-ft" },
      schema: { summary: "Les fiches par équipe et par statut", tags, response: { 200: statisticsAnswer } },
    },
    async () => {
      type Sheet = { team: string | null; status: FestivalTaskStatus };
      return statisticsByTeam(
        taskSeries,
        await app.services.connection.hot<Sheet>(teamsAndStatusesQuery, []),
      );
    },
  );
}
