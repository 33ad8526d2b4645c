import type { FastifyInstance } from "fastify";
import type { FestivalActivityStatus } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  type RequestedSignage,
  requestedSignagesCsv,
} from "@coulisses/shared-domain/activity-dashboard/requested-signages-csv";
import { activitySeries } from "@coulisses/shared-domain/statistics/series";
import { statisticsByTeam } from "@coulisses/shared-domain/statistics/statistics-by-team";
import { originOf, recordAudit } from "../../audit/record-audit";
import { comparable, type LogisticSearch, logisticSearch } from "../input/logistic-search";
import { csvAnswer, forLogisticAnswer, statisticsAnswer } from "../output/list-answers";
import { forLogisticQuery, forSignaQuery, teamsAndStatusesQuery } from "../reads/dashboards-sql";

const tags = ["Fiches activités"];

export function dashboardRoutes(app: FastifyInstance): void {
  const { connection } = app.services;

  app.get(
    "/festival-activities/statistics",
    {
      config: { access: "read-fa" },
      schema: { summary: "Les fiches par équipe et par statut", tags, response: { 200: statisticsAnswer } },
    },
    async () =>
      statisticsByTeam(
        activitySeries,
        await connection.hot<{ team: string | null; status: FestivalActivityStatus }>(
          teamsAndStatusesQuery,
          [],
        ),
      ),
  );

  app.get(
    "/festival-activities/for-logistic",
    {
      config: { access: "view-fa-gear-dashboard" },
      schema: {
        summary: "Les activités qui demandent du matos",
        tags,
        querystring: logisticSearch,
        response: { 200: forLogisticAnswer },
      },
    },
    async (request, reply) => {
      const asked = request.query as LogisticSearch;
      const [row] = await connection.hot<{ body: string }>(forLogisticQuery, comparable(asked));
      return reply.header("content-type", "application/json; charset=utf-8").send(row?.body);
    },
  );

  app.get(
    "/festival-activities/for-signa",
    {
      config: { access: "export-for-signa" },
      schema: { summary: "Les demandes de signalétique, en CSV", tags, response: { 200: csvAnswer } },
    },
    async (request, reply) => {
      const signages = await connection.hot<RequestedSignage>(forSignaQuery, []);
      await recordAudit(app.services.db, originOf(request), {
        kind: "data-exported",
        target: "export:signages",
      });
      return reply.header("content-type", "text/csv; charset=utf-8").send(requestedSignagesCsv(signages));
    },
  );
}
