import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { notFound, UNKNOWN_ADDRESS } from "@coulisses/shared-domain/festival-error";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from "fastify";
import { auditRoutes } from "./audit/audit-routes";
import { claimsPlugin } from "./auth/claims";
import { authRoutes } from "./auth/plugin";
import { catalogueRoutes } from "./catalogues/plugin";
import { clientErrorRoutes } from "./client-errors/client-error-routes";
import { configurationRoutes } from "./configuration/configuration-routes";
import { contributionRoutes } from "./contributions/contribution-routes";
import { allDeskRoutes } from "./desk/plugin";
import { festivalActivityRoutes } from "./festival-activities/plugin";
import { festivalImportRoutes } from "./festival-import/import-routes";
import { festivalTaskRoutes } from "./festival-tasks/plugin";
import type { Environment } from "./environment";
import { finderRoutes } from "./finder/finder-routes";
import { firstStartRoutes } from "./first-start/first-start-routes";
import { friendRoutes } from "./friends/friend-routes";
import { accessControl, accessDeclarations } from "./auth/access";
import { compressedAnswers } from "./http/compressed-answers";
import { deadline } from "./http/limits/deadline";
import { heavyCalls } from "./http/limits/heavy-calls";
import { gracefulStop } from "./http/limits/graceful-stop";
import { errorBody, errorHandler } from "./http/error-handler";
import { metrics } from "./metrics/metrics-plugin";
import { health } from "./http/operations/health-routes";
import { requestFields } from "./http/operations/logger";
import { jsonBody } from "./http/input/json-body";
import { openApi } from "./openapi/document";
import { apiReader } from "./openapi/reader";
import { rateLimits } from "./http/limits/rate-limits";
import { securityHeaders } from "./http/security-headers";
import { proxyTrust } from "./http/limits/trusted-proxies";
import { validatorCompiler } from "./http/input/validation";
import { inboxRoutes } from "./inbox/inbox-routes";
import { failedJobRoutes } from "./jobs/failed-job-routes";
import { testMailRoute } from "./mail/test-mail-route";
import { liveRoutes } from "./live/live-routes";
import { logisticRoutes } from "./logistics/plugin";
import { notificationRoutes } from "./notifications/notification-routes";
import { permissionRoutes } from "./permissions/permission-routes";
import { personalAccountRoutes } from "./personal-account/plugin";
import { allAssignmentRoutes } from "./assignments/plugin";
import { checkInRoutes } from "./check-ins/plugin";
import { swapRoutes } from "./swaps/plugin";
import { planningRoutes } from "./planning/plugin";
import { proposalRoutes } from "./proposals/plugin";
import { applicationSwitchRoutes } from "./publishing/application-switch-routes";
import { publishingRoutes } from "./publishing/publishing-routes";
import { publishingTokenRoutes } from "./publishing/token-routes";
import { preferenceRoutes } from "./preferences/preference-routes";
import { quotaPlugin } from "./quotas/quota-plugin";
import { registrationPlugin } from "./registrations/plugin";
import type { Services } from "./services";
import { sharedMealRoutes } from "./shared-meals/shared-meal-routes";
import { sitePlugin } from "./served-site/site-plugin";
import { nextEditionRoutes } from "./next-edition/edition-routes";
import { statisticsRoutes } from "./statistics/statistics-routes";
import { allTeamRoutes } from "./teams/plugin";
import { thanksRoutes } from "./thanks/thanks-routes";
import { accountRoutes } from "./users/plugin";
import { charismaRoutes } from "./charisma/plugin";
import { availabilityCallRoutes } from "./availability-calls/availability-call-routes";
import { availabilityRoutes } from "./volunteer-availability/availability-routes";
import { wallBoardPlugin } from "./wall-board/wall-board-routes";

type Options = {
  logger: NonNullable<FastifyServerOptions["loggerInstance"]> | false;
  /** Counted by person once logged in, by address before. */
  callsAMinute?: number;
  /** Milliseconds after which a call is answered 503, because the database does not answer. */
  deadlineMs?: number;
};

/** Milliseconds. The embedded database never hangs: when it takes long, the machine is busy. */
const deadlineOn = { server: 4_500, embedded: 30_000 };

const kibibyte = 1024;
/** Milliseconds that calls under way have to end when the server stops. */
const farewell = 5_000;

const apiParts = [
  health,
  authRoutes,
  accountRoutes,
  allTeamRoutes,
  permissionRoutes,
  preferenceRoutes,
  notificationRoutes,
  inboxRoutes,
  friendRoutes,
  finderRoutes,
  configurationRoutes,
  firstStartRoutes,
  registrationPlugin,
  liveRoutes,
  festivalActivityRoutes,
  festivalTaskRoutes,
  availabilityRoutes,
  availabilityCallRoutes,
  charismaRoutes,
  catalogueRoutes,
  logisticRoutes,
  statisticsRoutes,
  nextEditionRoutes,
  festivalImportRoutes,
  failedJobRoutes,
  clientErrorRoutes,
  publishingTokenRoutes,
  publishingRoutes,
  applicationSwitchRoutes,
  testMailRoute,
  auditRoutes,
  personalAccountRoutes,
  contributionRoutes,
  sharedMealRoutes,
  planningRoutes,
  allAssignmentRoutes,
  checkInRoutes,
  allDeskRoutes,
  swapRoutes,
  thanksRoutes,
  proposalRoutes,
  wallBoardPlugin,
];

/** The whole server, not yet listening; more routes may be added before it is ready. */
export async function buildApp(
  services: Services,
  { logger, callsAMinute = 500, deadlineMs = deadlineOn[services.connection.kind] }: Options,
): Promise<FastifyInstance> {
  const { environment } = services;
  const app: FastifyInstance = Fastify(serverOptions(environment, logger));
  app.decorate("services", services);
  startAndStop(app, services);
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(requestFields(request, reply), "answered");
    done();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);

  await app.register(errorHandler);
  await app.register(deadline, { milliseconds: deadlineMs });
  await app.register(gracefulStop);
  await app.register(accessDeclarations);
  await app.register(securityHeaders, { https: environment.publicUrl.startsWith("https:") });
  await app.register(compressedAnswers);
  await app.register(jsonBody);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(claimsPlugin);
  await app.register(rateLimits, { callsAMinute });
  await app.register(heavyCalls);
  await app.register(accessControl);
  await app.register(metrics);
  await app.register(quotaPlugin);
  await app.register(openApi);
  await app.register(apiReader);
  await app.register(
    async (api) => {
      for (const part of apiParts) await api.register(part);
      api.setNotFoundHandler(() => {
        throw notFound(UNKNOWN_ADDRESS);
      });
    },
    { prefix: "/api" },
  );
  await app.register(sitePlugin);
  return app;
}

function serverOptions({ trustProxy }: Environment, logger: Options["logger"]): FastifyServerOptions {
  return {
    ...(logger === false ? { logger: false } : { loggerInstance: logger }),
    // Fastify's own lines contain whole URLs; we write one line of ours after each answer.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 200 * kibibyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // A client that reads nothing for this long is gone; live streams send a heartbeat more often.
    connectionTimeout: 60_000,
    trustProxy: proxyTrust(trustProxy),
    forceCloseConnections: "idle",
    // Requests that still arrive over an open connection are answered.
    return503OnClosing: false,
    routerOptions: {
      // The ids of signages and supplies are slugs of what people typed.
      maxParamLength: 8_000,
    },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply
        .code(400)
        .header("cache-control", "no-store")
        .send(errorBody({ statusCode: 400, message: "L'adresse n'est pas valable" }));
    },
  };
}

/** Jobs run while the server listens; what stalls doesn't keep it from stopping. */
function startAndStop(app: FastifyInstance, { jobs }: Services): void {
  app.addHook("preClose", (done) => {
    // Jobs stop while the last calls are answered; `onClose` below waits for them.
    void jobs.stop();
    // A client that stalls must not keep the server from stopping.
    setTimeout(() => {
      app.server.closeAllConnections();
    }, farewell).unref();
    done();
  });
  app.addHook("onListen", () => {
    jobs.start();
  });
  app.addHook("onClose", () => jobs.stop());
}
