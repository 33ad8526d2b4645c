import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { noContent } from "@coulisses/shared-domain/contract/fields";
import { identity } from "../users/user-schemas";
import { dismissFailedJob, listFailedJobs, retryFailedJob } from "./failed-jobs";

const params = z.object({ id: z.uuid("L'identifiant n'est pas valable") });
const failedJobs = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      person: identity.nullable(),
      subject: z.string().nullable(),
      failedAt: z.string(),
      attempts: z.number().int(),
      lastError: z.string(),
    }),
  ),
  total: z.number().int(),
});

/** The late work that was given up: an administrator has it done again, or forgets it. */
export const failedJobRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, jobs } = app.services;
  const config = { access: "manage-config" } as const;
  const tags = ["Envois en échec"];

  app.get(
    "/failed-jobs",
    { config, schema: { summary: "Les envois en échec", tags, response: { 200: failedJobs } } },
    () => listFailedJobs(db),
  );

  app.post(
    "/failed-jobs/:id/retry",
    { config, schema: { summary: "Réessayer un envoi", tags, params, response: { 204: noContent } } },
    async ({ params: { id } }, reply) => {
      await retryFailedJob(db, id);
      jobs.wake();
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/failed-jobs/:id",
    { config, schema: { summary: "Oublier un envoi en échec", tags, params, response: { 204: noContent } } },
    async ({ params: { id } }, reply) => {
      await dismissFailedJob(db, id);
      return reply.code(204).send(null);
    },
  );
};
