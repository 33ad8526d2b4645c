import type { FastifyInstance } from "fastify";
import { cachedReads } from "../read-cache/cached-reads";
import { rejectionMailTo } from "./mails/rejection-mail";
import { sheetRouteOn } from "../festival-events/routes/define-sheet-route";
import { generalAndInstructionsRoutes } from "./routes/general-and-instructions-routes";
import { listRoutes } from "./routes/list-routes";
import { mobilizationRoutes } from "./routes/mobilization-routes";
import { peopleRoutes } from "./routes/people-routes";
import { requestRoutes } from "./routes/request-routes";
import { reviewRoutes } from "./routes/review-routes";
import { sheetRoutes } from "./routes/sheet-routes";
import { festivalTaskSheets } from "./sheet-kind";

/** Sheets and lists kept ready to be sent. */
const KEPT_READS = 1_000;

/** Every call about festival tasks. */
export function festivalTaskRoutes(app: FastifyInstance, _options: object, done: () => void): void {
  const reads = cachedReads(app.services.connection, { limit: KEPT_READS });
  listRoutes(app, reads);
  sheetRoutes(app, reads);

  const define = sheetRouteOn(app, festivalTaskSheets);
  reviewRoutes(define, rejectionMailTo(app.services.environment.publicUrl));
  generalAndInstructionsRoutes(define);
  peopleRoutes(define);
  mobilizationRoutes(define);
  requestRoutes(define);
  done();
}
