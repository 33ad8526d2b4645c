import { teamProblem } from "@coulisses/shared-domain/access/guarded";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { welcomeLetter } from "@coulisses/shared-domain/mail/account-letters";
import { INVITATION_EXPIRED } from "@coulisses/shared-domain/registration/invitation";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import {
  checkRegistration,
  emailTaken,
  teamNotJoinable,
} from "@coulisses/shared-domain/registration/registration";
import { registrationCalls } from "@coulisses/shared-domain/contract/registrations";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { commonPasswords } from "../auth/common-passwords";
import { refuseTaken } from "../auth/email-taken";
import { hashPassword } from "../auth/passwords";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { routeOf } from "../http/route-of";
import { lockRights } from "../teams/member";
import { notifyOfStaff } from "../notifications/notifications";

/** RG-9: whoever holds an invitation wants to organise. Throws `bad-input` for one that is over or none. */
const membershipOf = (token: string | undefined, isInvitation: (token: string) => boolean): Membership => {
  if (token === undefined) return "VOLUNTEER";
  if (!isInvitation(token)) throw badInput(INVITATION_EXPIRED, "token");
  return "STAFF";
};

/** RG-1 to RG-10: a stranger becomes a member with an account, and applies when they log in. */
export const registerRoute: FastifyPluginAsyncZod = async (app) => {
  const { db, tokens, write, environment } = app.services;

  app.route({
    ...routeOf(registrationCalls.register, "Inscriptions"),
    config: { access: "public" },
    handler: async (request, reply) => {
      const { token, newcomer } = request.body;
      const membership = membershipOf(token, (one) => tokens.isInvitation(one));
      const checked = checkRegistration(newcomer, { now: new Date(), isCommon: await commonPasswords() });
      const {
        email,
        password,
        mobilePhone: phone,
        teams,
        hasApprovedEULA: hasApprovedEula,
        ...profile
      } = checked;
      // Before the password is hashed, which takes a while; the database has the last word.
      if (await db.query.users.findFirst({ columns: { id: true }, where: eq(users.email, email) })) {
        throw emailTaken();
      }
      const passwordHash = await hashPassword(password);
      await write(async (tx, changes, enqueue) => {
        const [created] = await tx
          .insert(users)
          .values({
            ...profile,
            email,
            passwordHash,
            phone,
            hasApprovedEula,
            registrationMembership: membership,
          })
          .returning({ id: users.id })
          .catch(refuseTaken);
        const userId = created?.id ?? 0;
        if (teams.length > 0) {
          // A stranger has no right, so a team that gives a guarded one is closed to them (decision 58).
          const stranger = { id: userId, access: { teams: [], permissions: [] } };
          const editing = await lockRights(tx, teams, stranger);
          const guarded = teams.find((team) => teamProblem(team, editing) !== undefined);
          if (guarded !== undefined) throw badInput(teamNotJoinable(guarded), "teams");
          await tx.insert(userTeams).values(teams.map((teamCode) => ({ userId, teamCode })));
        }
        const origin = { ...originOf(request), actorId: userId };
        await recordAudit(tx, origin, {
          kind: "registered",
          subjectId: userId,
          details: { membership, teams },
        });
        changes.state({ event: "registered", tags: [{ type: "Me" }] }, { users: [userId] });
        if (membership === "STAFF") await notifyOfStaff(tx, changes);
        const festival = await festivalConfiguration(tx);
        const letter = welcomeLetter(membership, { email, festival, site: environment.publicUrl });
        enqueue("letter", { userId, letter });
      });
      return reply.code(204).send(null);
    },
  });
};
