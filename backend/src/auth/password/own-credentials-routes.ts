import { ownAccountCalls } from "@coulisses/shared-domain/contract/auth";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { registrationEmailError } from "@coulisses/shared-domain/people/email";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../../audit/record-audit";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { type Bound, refuseBeyond } from "../../http/limits/attempts";
import { routeOf } from "../../http/route-of";
import { changeEmail } from "./change-email";
import { acceptedPassword, checkStillProven, provenOwner, savePassword } from "./own-password";
import { stateVolunteerChanged } from "../../changes/change";
import { endSessionsOf } from "../session/sessions";

const tag = "Mon compte";
/** A refusal tells that an address has an account. */
const addressesADay: Bound = { max: 10, seconds: 24 * 3_600 };
const guessed = { max: 10, seconds: 30, by: "person" } as const;

/**
 * Routes of one's own password and address, which take the present password: an unlocked screen is not enough
 * to take over an account.
 */
export const ownCredentialsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const config = { access: "authenticated" as const, limit: guessed };

  app.route({
    ...routeOf(ownAccountCalls.changePassword, tag),
    config,
    handler: async (request, reply) => {
      const { person, body } = request;
      const owner = await provenOwner(services.db, person.id, body.currentPassword);
      const passwordHash = await acceptedPassword(body.password, body.password2, owner);
      await services.write(async (tx, changes) => {
        await checkStillProven(tx, person.id, owner);
        await savePassword(tx, changes, { userId: person.id, passwordHash });
        await endSessionsOf(tx, changes, person.id, { but: person.sessionId });
        await recordAudit(tx, originOf(request), { kind: "password-changed", subjectId: person.id });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(ownAccountCalls.changeEmail, tag),
    config,
    handler: async (request, reply) => {
      const { person, body } = request;
      const owner = await provenOwner(services.db, person.id, body.currentPassword);
      const { schoolDomain } = await festivalConfiguration(services.db);
      const error = body.email === owner.email ? undefined : registrationEmailError(body.email, schoolDomain);
      if (error !== undefined) throw badInput(error, "email");
      await refuseBeyond(addressesADay, services.db, `new address of ${String(person.id)}`);
      const change = {
        userId: person.id,
        email: body.email,
        origin: originOf(request),
        keptSession: person.sessionId,
      };
      await services.write(async (tx, changes, enqueue) => {
        await checkStillProven(tx, person.id, owner);
        await changeEmail(tx, changes, enqueue, change);
        changes.state({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [person.id] });
        stateVolunteerChanged(changes, person.id);
      });
      return reply.code(204).send(null);
    },
  });
};
