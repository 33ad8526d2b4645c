import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTaskStatus } from "@coulisses/shared-domain/festival-task/festival-task";
import { statisticsByTeam, taskSeries } from "@coulisses/shared-domain/statistics/statistics-by-team";
import { listRoutes, mine } from "../../festival-events/list-routes";
import { routeOf } from "../../http/route-of";
import type { CachedReads } from "../../read-cache/cached-reads";
import {
  myPreviewsQuery,
  previewsOfActivityQuery,
  previewsQuery,
  refusalsCountQuery,
  reviewRequestsQuery,
  teamsAndStatusesQuery,
  toReviewCountQuery,
  toReviewOldestQuery,
} from "../queries/previews";
import { festivalTaskSheets } from "../sheets";

/** Routes of the lists of tasks. */
export const taskReadRoutes: FastifyPluginAsyncZod<{ reads: CachedReads }> = async (app, { reads }) => {
  const { connection } = app.services;
  const { tag } = festivalTaskSheets;

  listRoutes(app, reads, { tag, revision: "festival-tasks" }, [
    { call: taskCalls.list, access: "read-ft", query: previewsQuery },
    { call: taskCalls.mine, access: "read-ft", query: myPreviewsQuery, values: mine },
    {
      call: taskCalls.ofActivity,
      access: "read-ft",
      query: previewsOfActivityQuery,
      values: ({ params }) => [(params as { id: number }).id],
    },
    { call: taskCalls.refusalsCount, access: "read-ft", query: refusalsCountQuery, values: mine },
    {
      call: taskCalls.toReviewCount,
      access: "read-ft",
      query: toReviewCountQuery,
      values: ({ params, person }) => [taskCalls.toReviewCount.params.parse(params).team, person.id],
    },
    { call: taskCalls.reviewRequests, access: "read-ft", query: reviewRequestsQuery },
    {
      call: taskCalls.toReviewOldest,
      access: "read-ft",
      query: toReviewOldestQuery,
      values: ({ params, person }) => [taskCalls.toReviewOldest.params.parse(params).team, person.id],
    },
  ]);

  app.route({
    ...routeOf(taskCalls.statistics, tag),
    config: { access: "read-ft" },
    handler: async () => {
      type Sheet = { team: string | null; status: FestivalTaskStatus };
      return statisticsByTeam(taskSeries, await connection.runPrepared<Sheet>(teamsAndStatusesQuery, []));
    },
  });
};
