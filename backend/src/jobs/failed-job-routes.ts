import { failedJobCalls } from "@coulisses/shared-domain/contract/failed-jobs";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { dismissFailedJob, listFailedJobs, retryFailedJob } from "./failed-jobs";

const tag = "Envois en échec";

/** Routes of failed jobs: an administrator retries or removes one. */
export const failedJobRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, jobs, push, write } = app.services;
  const config = { access: "manage-config" } as const;

  app.route({
    ...routeOf(failedJobCalls.list, tag),
    config,
    handler: async () => ({ ...(await listFailedJobs(db)), sendsNotifications: push.publicKey !== null }),
  });

  app.route({
    ...routeOf(failedJobCalls.retry, tag),
    config,
    handler: async ({ params: { id } }, reply) => {
      await write((tx) => retryFailedJob(tx, id));
      jobs.wake();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(failedJobCalls.dismiss, tag),
    config,
    handler: async ({ params: { id } }, reply) => {
      await write((tx) => dismissFailedJob(tx, id));
      return reply.code(204).send(null);
    },
  });
};
