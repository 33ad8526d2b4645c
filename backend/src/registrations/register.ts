import { teamProblem } from "@coulisses/shared-domain/access/guarded";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { INVITATION_EXPIRED } from "@coulisses/shared-domain/registration/invitation";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { checkRegistration, teamNotJoinable } from "@coulisses/shared-domain/registration/registration";
import { registrationCalls } from "@coulisses/shared-domain/contract/registrations";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { commonPasswords } from "../auth/common-passwords";
import { hashPassword } from "../auth/passwords";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { pgErrorCode } from "../database/driver";
import { type Bound, countAttempt, refuseBeyond } from "../http/limits/attempts";
import { clientKey } from "../http/limits/client-key";
import { routeOf } from "../http/route-of";
import { lockRights } from "../teams/member";
import { notifyOfStaff } from "../notifications/notifications";
import type { Services } from "../services";
import { isPresentInvitation } from "./present-invitation";

/** RG-9: holders of an invitation want to organise. Throws `bad-input` for an expired or invalid one. */
async function membershipOf(services: Services, token: string | undefined): Promise<Membership> {
  if (token === undefined) return "VOLUNTEER";
  if (!(await isPresentInvitation(services, token))) throw badInput(INVITATION_EXPIRED, "token");
  return "STAFF";
}

/** The most mails a day that tell an owner that their address was used to register. */
const toldADay: Bound = { max: 3, seconds: 24 * 3_600 };

/** RG-8: the address has an account, which only its owner is told. */
async function tellOwner({ db, write }: Services, email: string): Promise<void> {
  const owner = await db.query.users.findFirst({ columns: { id: true }, where: eq(users.email, email) });
  const { isWithin } = await countAttempt(db, `registration with ${email}`, toldADay);
  await write((_tx, _changes, enqueue) => {
    if (owner !== undefined && isWithin) enqueue("address-mail", { userId: owner.id, email, about: "taken" });
    return Promise.resolve();
  });
}

/** RG-1 to RG-10: a stranger becomes a member with an account, and applies when they log in. */
export const registerRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, write, environment } = services;

  app.route({
    ...routeOf(registrationCalls.register, "Inscriptions"),
    config: { access: "public" },
    handler: async (request, reply) => {
      const { token, newcomer } = request.body;
      const membership = await membershipOf(services, token);
      const checked = checkRegistration(newcomer, { now: new Date(), isCommon: await commonPasswords() });
      const {
        email,
        password,
        mobilePhone: phone,
        teams,
        hasApprovedEULA: hasApprovedEula,
        ...profile
      } = checked;
      const from = `registration at ${clientKey(request.ip)}`;
      await refuseBeyond({ max: environment.registrations.aMinute, seconds: 60 }, db, from);
      await refuseBeyond(
        { max: environment.registrations.anHour, seconds: 3_600 },
        db,
        `${from} in the hour`,
      );
      // For a taken address too, so that the time of the answer doesn't tell.
      const passwordHash = await hashPassword(password);
      const created = write(async (tx, changes, enqueue) => {
        const [created] = await tx
          .insert(users)
          .values({
            ...profile,
            email,
            passwordHash,
            phone,
            hasApprovedEula,
            registrationMembership: membership,
            emailConfirmedAt: null,
          })
          .returning({ id: users.id });
        const userId = created?.id ?? 0;
        if (teams.length > 0) {
          // A stranger has no rights, so teams with guarded permissions are closed to them (decision 58).
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
        enqueue("address-mail", { userId, email, about: "confirmation" });
      });
      await created.catch(async (error: unknown) => {
        if (pgErrorCode(error) !== "23505") throw error;
        await tellOwner(services, email);
      });
      return reply.code(204).send(null);
    },
  });
};
