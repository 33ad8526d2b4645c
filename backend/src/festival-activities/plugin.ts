import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sheetRoutes } from "../festival-events/sheet-routes";
import { cachedReads } from "../read-cache/cached-reads";
import { reviewMailsTo } from "./mails";
import { activityInquiryRoutes } from "./routes/inquiry-routes";
import { activityReadRoutes } from "./routes/read-routes";
import { activityReviewRoutes } from "./routes/review-routes";
import { activitySectionRoutes } from "./routes/section-routes";
import { festivalActivitySheets } from "./sheets";

/** Sheets and lists kept ready to be sent. */
const KEPT_READS = 1_000;

/** Every call about festival activities. */
export const festivalActivityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, environment } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  await app.register(activityReadRoutes, { reads });

  const define = sheetRoutes(app, festivalActivitySheets, reads);
  activityReviewRoutes(define, reviewMailsTo(environment.publicUrl));
  activitySectionRoutes(define);
  activityInquiryRoutes(define);
};
