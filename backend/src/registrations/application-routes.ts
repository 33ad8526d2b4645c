import { can } from "@coulisses/shared-domain/access/access";
import {
  staffApplicationCalls,
  volunteerApplicationCalls,
} from "@coulisses/shared-domain/contract/registrations";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { applicationRejectedLetter } from "@coulisses/shared-domain/mail/account-letters";
import {
  applicationLinkExpired,
  checkMayReadApplication,
  checkOwnApplication,
  enrolPermissions,
} from "@coulisses/shared-domain/registration/application";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { idOfEmail } from "../auth/accounts";
import type { Enrolment } from "@coulisses/shared-domain/registration/enrolment";
import type { Changes } from "../changes/change";
import { festivalConfiguration } from "../configuration/festival-configuration";
import type { WriteTransaction } from "../database/database";
import { routeOf } from "../http/route-of";
import type { Enqueue } from "../jobs/job-kinds";
import { apply, enrolCandidates, hasApplied, reject, restore } from "./applications";
import { countCandidates, listStaffCandidates, listVolunteerCandidates } from "./candidates";
import { isPresentInvitation } from "./present-invitation";
import { welcomeStaff, welcomeVolunteers } from "./welcome-volunteers";

const tag = "Inscriptions";

/** Called after an enrolment, in its transaction. */
type Afterwards = (
  tx: WriteTransaction,
  enrolments: readonly Enrolment[],
  effects: { changes: Changes; enqueue: Enqueue },
) => Promise<void>;

type Admission = {
  membership: Membership;
  calls: typeof staffApplicationCalls | typeof volunteerApplicationCalls;
  afterwards: Afterwards;
};

/** The routes that admit candidates, alike for organisers and volunteers. */
const admissionRoutes: FastifyPluginAsyncZod<Admission> = async (app, { membership, calls, afterwards }) => {
  const { db, write, environment } = app.services;
  const config = { access: enrolPermissions[membership] };

  app.route({ ...routeOf(calls.count, tag), config, handler: () => countCandidates(db, membership) });

  app.route({
    ...routeOf(calls.enrol, tag),
    config,
    handler: async (request, reply) => {
      const ids = request.body.candidates.map(({ id }) => id);
      const by = request.person;
      await write(async (tx, changes, enqueue) => {
        const origin = originOf(request);
        const enrolments = await enrolCandidates(tx, { ids, membership, by, origin, changes });
        await afterwards(tx, enrolments, { changes, enqueue });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(calls.reject, tag),
    config,
    handler: async (request, reply) => {
      const { id: person } = request.params;
      await write(async (tx, changes, enqueue) => {
        await reject(tx, { person, membership, origin: originOf(request), changes });
        const sender = { festival: await festivalConfiguration(tx), site: environment.publicUrl };
        enqueue("letter", { userId: person, letter: applicationRejectedLetter(membership, sender) });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(calls.restore, tag),
    config,
    handler: async (request, reply) => {
      const { id: person } = request.params;
      await write((tx, changes) => restore(tx, { person, membership, origin: originOf(request), changes }));
      return reply.code(204).send(null);
    },
  });
};

/** Applies for oneself. */
function applyFor(
  app: Parameters<FastifyPluginAsyncZod>[0],
  membership: Membership,
  request: FastifyRequest,
) {
  const person = request.person.id;
  return app.services.write((tx, changes) =>
    apply(tx, { person, membership, origin: originOf(request), changes }),
  );
}

const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  const calls = staffApplicationCalls;
  const admitting = { access: enrolPermissions.STAFF };
  const config = { access: "authenticated" as const };

  await app.register(admissionRoutes, {
    membership: "STAFF",
    calls,
    afterwards: welcomeStaff(app.services),
  });
  app.route({
    ...routeOf(calls.candidates, tag),
    config: admitting,
    handler: () => listStaffCandidates(db, false),
  });
  app.route({
    ...routeOf(calls.rejected, tag),
    config: admitting,
    handler: () => listStaffCandidates(db, true),
  });

  const personOf = (email: string) => idOfEmail(db, normaliseEmail(email));

  app.route({
    ...routeOf(calls.apply, tag),
    config,
    handler: async (request, reply) => {
      const { email, token } = request.body;
      checkOwnApplication((await personOf(email)) === request.person.id);
      if (!(await isPresentInvitation(app.services, token))) throw applicationLinkExpired();
      await applyFor(app, "STAFF", request);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...routeOf(calls.hasApplication, tag),
    config,
    handler: async ({ params, person }) => {
      const id = await personOf(params.email);
      checkMayReadApplication(id === person.id, "STAFF", person.access);
      return { hasApplication: id !== undefined && (await hasApplied(db, id, "STAFF")) };
    },
  });
};

const volunteerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  const calls = volunteerApplicationCalls;
  const admitting = { access: enrolPermissions.VOLUNTEER };
  const config = { access: "authenticated" as const };

  await app.register(admissionRoutes, {
    membership: "VOLUNTEER",
    calls,
    afterwards: welcomeVolunteers(app.services),
  });
  const list = (isRejected: boolean) => ({
    config: admitting,
    handler: ({ person: { access } }: FastifyRequest) => {
      const readsNotes = can(access, "manage-users") || can(access, "affect-volunteer");
      return listVolunteerCandidates(db, isRejected, { readsNotes });
    },
  });
  app.route({ ...routeOf(calls.candidates, tag), ...list(false) });
  app.route({ ...routeOf(calls.rejected, tag), ...list(true) });

  app.route({
    ...routeOf(calls.apply, tag),
    config,
    handler: async (request, reply) => {
      checkOwnApplication(request.params.id === request.person.id);
      await applyFor(app, "VOLUNTEER", request);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...routeOf(calls.hasApplication, tag),
    config,
    handler: async ({ params: { id }, person }) => {
      checkMayReadApplication(id === person.id, "VOLUNTEER", person.access);
      return { hasApplication: await hasApplied(db, id, "VOLUNTEER") };
    },
  });
};

/** Routes of applications and enrolment. */
export const applicationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(staffRoutes);
  await app.register(volunteerRoutes);
};
