import { teamProblem } from "@coulisses/shared-domain/access/guarded";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { invitationExpired } from "@coulisses/shared-domain/registration/invitation";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { type RegistrationForm, teamNotJoinable } from "@coulisses/shared-domain/registration/registration";
import { type Origin, recordAudit } from "../audit/record-audit";
import { idOfEmail } from "../auth/accounts";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { keptRow } from "../database/driver";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { type Bound, countAttempt } from "../http/limits/attempts";
import type { Enqueue } from "../jobs/job-kinds";
import { notifyOfStaff } from "../notifications/notifications";
import type { Services } from "../services";
import { lockRights } from "../teams/member";
import { isPresentInvitation } from "./present-invitation";

/** RG-9: who holds an invitation wants to organise. Throws `bad-input` for one that is over or none. */
export async function membershipOf(services: Services, token: string | undefined): Promise<Membership> {
  if (token === undefined) return "VOLUNTEER";
  if (!(await isPresentInvitation(services, token))) throw invitationExpired();
  return "STAFF";
}

/** The most mails a day that tell an owner that their address was used to register. */
const toldADay: Bound = { max: 3, seconds: 24 * 3_600 };

/** RG-8: the address has an account, which only its owner is told. */
export async function tellOwner({ db, write }: Services, email: string): Promise<void> {
  const userId = await idOfEmail(db, email);
  const { isWithin } = await countAttempt(db, `registration with ${email}`, toldADay);
  await write((_tx, _changes, enqueue) => {
    if (userId !== undefined && isWithin) enqueue("address-mail", { userId, email, about: "taken" });
    return Promise.resolve();
  });
}

type Registering = {
  newcomer: RegistrationForm;
  passwordHash: string;
  membership: Membership;
  origin: Origin;
  changes: Changes;
  enqueue: Enqueue;
};

/** RG-1 to RG-10: a stranger becomes a member with an account, whose address waits to be confirmed. */
export async function register(
  tx: Transaction,
  { newcomer, passwordHash, membership, origin, changes, enqueue }: Registering,
): Promise<void> {
  const { password: _, mobilePhone: phone, teams, hasApprovedEULA: hasApprovedEula, ...profile } = newcomer;
  const { id: userId } = keptRow(
    await tx
      .insert(users)
      .values({
        ...profile,
        passwordHash,
        phone,
        hasApprovedEula,
        registrationMembership: membership,
        emailConfirmedAt: null,
      })
      .returning({ id: users.id }),
  );
  await joinAsStranger(tx, userId, teams);
  await recordAudit(
    tx,
    { ...origin, actorId: userId },
    { kind: "registered", subjectId: userId, details: { membership, teams } },
  );
  changes.state({ event: "registered", tags: [{ type: "Me" }] }, { users: [userId] });
  if (membership === "STAFF") await notifyOfStaff(tx, changes);
  enqueue("address-mail", { userId, email: newcomer.email, about: "confirmation" });
}

/** A stranger has no right, so a team that gives a guarded one is closed to them (decision 58). */
async function joinAsStranger(tx: Transaction, userId: number, teams: readonly string[]): Promise<void> {
  if (teams.length === 0) return;
  const editing = await lockRights(tx, teams, { id: userId, access: { teams: [], permissions: [] } });
  const guarded = teams.find((team) => teamProblem(team, editing) !== undefined);
  if (guarded !== undefined) throw badInput(teamNotJoinable(guarded), "teams");
  await tx.insert(userTeams).values(teams.map((teamCode) => ({ userId, teamCode })));
}
