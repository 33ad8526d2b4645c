import { registrationCalls } from "@coulisses/shared-domain/contract/registrations";
import { forbidden } from "@coulisses/shared-domain/festival-error";
import { mayImportPeople, NOT_AN_IMPORTER } from "@coulisses/shared-domain/registration/people-rows";
import { checkRegistration } from "@coulisses/shared-domain/registration/registration";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf, originOf } from "../audit/record-audit";
import { commonPasswords, hashPassword } from "../auth/passwords";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { pgErrorCode } from "../database/driver";
import { refuseBeyond } from "../http/limits/attempts";
import { clientKey } from "../http/limits/client-key";
import { IMPORT_LIMIT } from "../http/import-limit";
import { routeOf } from "../http/route-of";
import { importPeople } from "./import-people";
import { membershipOf, register, tellOwner } from "./register";

/** RG-1 to RG-10: a stranger becomes a member with an account, and applies when they log in. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, write, environment } = services;

  app.route({
    ...routeOf(registrationCalls.register, "Inscriptions"),
    config: { access: "public" },
    handler: async (request, reply) => {
      const { token, newcomer: form } = request.body;
      const membership = await membershipOf(services, token);
      const { schoolDomain: school } = await festivalConfiguration(db);
      const newcomer = checkRegistration(form, {
        now: new Date(),
        school,
        isCommon: await commonPasswords(),
      });
      const from = `registration at ${clientKey(request.ip)}`;
      const { aMinute, anHour } = environment.registrations;
      await refuseBeyond({ max: aMinute, seconds: 60 }, db, from);
      await refuseBeyond({ max: anHour, seconds: 3_600 }, db, `${from} in the hour`);
      // For a taken address too, so that the time of the answer doesn't tell.
      const passwordHash = await hashPassword(newcomer.password);
      const registering = { newcomer, passwordHash, membership, origin: originOf(request) };
      await write((tx, changes, enqueue) => register(tx, { ...registering, changes, enqueue })).catch(
        async (error: unknown) => {
          if (pgErrorCode(error) !== "23505") throw error;
          await tellOwner(services, newcomer.email);
        },
      );
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(registrationCalls.importRows, "Inscriptions"),
    config: { access: "manage-users", limit: { max: 60, seconds: 60, by: "person" } },
    bodyLimit: IMPORT_LIMIT,
    handler: (request) => {
      if (!mayImportPeople(request.person.access)) throw forbidden(NOT_AN_IMPORTER);
      const importing = { ...request.body, ...authorOf(request), now: new Date() };
      return write((tx, changes, enqueue) => importPeople(tx, { changes, enqueue }, importing));
    },
  });
};
