import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  type RequestedSignage,
  requestedSignagesCsv,
} from "@coulisses/shared-domain/activity-dashboard/requested-signages-csv";
import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityDashboardCalls } from "@coulisses/shared-domain/contract/activity-dashboards";
import type { FestivalActivityStatus } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { activitySeries, statisticsByTeam } from "@coulisses/shared-domain/statistics/statistics-by-team";
import { originOf, recordAudit } from "../../audit/record-audit";
import { listRoutes, mine } from "../../festival-events/list-routes";
import { routeOf } from "../../http/route-of";
import { bodyText, type CachedReads } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import {
  comparableSearch,
  forCommunicationQuery,
  forLogisticQuery,
  forSecurityQuery,
  forSignaQuery,
  refusalsCountQuery,
  teamsAndStatusesQuery,
  toReviewCountQuery,
  toReviewOldestQuery,
} from "../queries/dashboards";
import { myPreviewsQuery, previewsQuery, reviewRequestsQuery } from "../queries/previews";
import { festivalActivitySheets } from "../sheets";

/** Routes of the lists of activities, and of the overviews of teams. */
export const activityReadRoutes: FastifyPluginAsyncZod<{ reads: CachedReads }> = async (app, { reads }) => {
  const { connection, db } = app.services;
  const { tag } = festivalActivitySheets;

  listRoutes(app, reads, { tag, revision: "festival-activities" }, [
    { call: activityCalls.list, access: "read-fa", query: previewsQuery },
    { call: activityCalls.mine, access: "read-fa", query: myPreviewsQuery, values: mine },
    { call: activityCalls.refusalsCount, access: "read-fa", query: refusalsCountQuery, values: mine },
    {
      call: activityCalls.toReviewCount,
      access: "read-fa",
      query: toReviewCountQuery,
      values: ({ params }) => [activityCalls.toReviewCount.params.parse(params).team],
    },
    { call: activityCalls.reviewRequests, access: "read-fa", query: reviewRequestsQuery },
    {
      call: activityCalls.toReviewOldest,
      access: "read-fa",
      query: toReviewOldestQuery,
      values: ({ params }) => [activityCalls.toReviewOldest.params.parse(params).team],
    },
    { call: activityDashboardCalls.forSecurity, access: "view-security-dashboard", query: forSecurityQuery },
    {
      call: activityDashboardCalls.forCommunication,
      access: "read-animation-to-publish",
      query: forCommunicationQuery,
    },
  ]);

  app.route({
    ...routeOf(activityCalls.statistics, tag),
    config: { access: "read-fa" },
    handler: async () => {
      type Sheet = { team: string | null; status: FestivalActivityStatus };
      return statisticsByTeam(activitySeries, await connection.runPrepared<Sheet>(teamsAndStatusesQuery, []));
    },
  });

  app.route({
    ...routeOf(activityDashboardCalls.forLogistic, tag),
    config: { access: "view-fa-gear-dashboard", heavy: true },
    handler: async (request, reply) => {
      const search = comparableSearch(request.query);
      return sendJson(request, reply, await bodyText(connection, forLogisticQuery, search));
    },
  });

  app.route({
    ...routeOf(activityDashboardCalls.forSigna, tag),
    config: { access: "export-for-signa", heavy: true },
    handler: async (request, reply) => {
      const signages = await connection.runPrepared<RequestedSignage>(forSignaQuery, []);
      await recordAudit(db, originOf(request), { kind: "data-exported", target: "export:signages" });
      return reply.type("text/csv; charset=utf-8").send(requestedSignagesCsv(signages));
    },
  });
};
