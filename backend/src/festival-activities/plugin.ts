import type { FastifyInstance } from "fastify";
import { cachedReads } from "../read-cache/cached-reads";
import { reviewMailsTo } from "./mails/review-mails";
import { dashboardRoutes } from "./routes/dashboard-routes";
import { sheetRouteOn } from "../festival-events/routes/define-sheet-route";
import { generalRoutes } from "./routes/general-routes";
import { inChargeRoutes } from "./routes/in-charge-routes";
import { inquiryRequestRoutes } from "./routes/inquiry-request-routes";
import { inquiryRoutes } from "./routes/inquiry-routes";
import { listRoutes } from "./routes/list-routes";
import { reviewRoutes } from "./routes/review-routes";
import { securityAndSupplyRoutes } from "./routes/security-and-supply-routes";
import { sheetRoutes } from "./routes/sheet-routes";
import { signaRoutes } from "./routes/signa-routes";
import { festivalActivitySheets } from "./sheet-kind";

/** Sheets and lists kept ready to be sent. */
const KEPT_READS = 1_000;

/** Every call about festival activities. */
export function festivalActivityRoutes(app: FastifyInstance, _options: object, done: () => void): void {
  const reads = cachedReads(app.services.connection, { limit: KEPT_READS });
  listRoutes(app, reads);
  dashboardRoutes(app);
  sheetRoutes(app, reads);

  const define = sheetRouteOn(app, festivalActivitySheets);
  reviewRoutes(define, reviewMailsTo(app.services.environment.publicUrl));
  generalRoutes(define);
  inChargeRoutes(define);
  signaRoutes(define);
  securityAndSupplyRoutes(define);
  inquiryRoutes(define);
  inquiryRequestRoutes(define);
  done();
}
