import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityCommands } from "@coulisses/shared-domain/commands/activity-commands";
import { activityNotices } from "@coulisses/shared-domain/inbox/sheet-notices";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sheetRoutes } from "../festival-events/sheet-routes";
import { presenceRoutes } from "../live/presence/presence-routes";
import { cachedReads } from "../read-cache/cached-reads";
import { reviewMailsTo } from "./mails";
import { activityReadRoutes } from "./routes/read-routes";
import { festivalActivitySheets } from "./sheets";

/** The number of sheets and lists kept in memory. */
const KEPT_READS = 1_000;

/** Every call about festival activities. */
export const festivalActivityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, environment } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  await app.register(activityReadRoutes, { reads });

  sheetRoutes(app, {
    area: festivalActivitySheets,
    reads,
    commands: activityCommands,
    undoCalls: activityCalls,
    letters: reviewMailsTo(environment.publicUrl),
    telling: { kind: "fa", noticesOf: activityNotices, nameOf: ({ general }) => general.name },
  });
  presenceRoutes(app, {
    area: festivalActivitySheets,
    calls: activityCalls,
    type: "FestivalActivity",
    reads,
  });
};
