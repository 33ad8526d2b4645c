import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sheetRoutes } from "../festival-events/sheet-routes";
import { cachedReads } from "../read-cache/cached-reads";
import { rejectionMailTo } from "./mails";
import { mobilizationRoutes } from "./routes/mobilization-routes";
import { taskReadRoutes } from "./routes/read-routes";
import { taskReviewRoutes } from "./routes/review-routes";
import { taskSectionRoutes } from "./routes/section-routes";
import { festivalTaskSheets } from "./sheets";

/** Sheets and lists kept ready to be sent. */
const KEPT_READS = 1_000;

/** Every call about festival tasks. */
export const festivalTaskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, environment } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  await app.register(taskReadRoutes, { reads });

  const define = sheetRoutes(app, festivalTaskSheets, reads);
  taskReviewRoutes(define, rejectionMailTo(environment.publicUrl));
  taskSectionRoutes(define);
  mobilizationRoutes(define);
};
