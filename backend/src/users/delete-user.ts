import { ADMIN } from "@coulisses/shared-domain/access/access";
import { checkMayCloseAccount } from "@coulisses/shared-domain/people/manage-account";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { eq } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import { endSessionsOf } from "../auth/session/sessions";
import { lockVersion } from "../database/locks";
import { userTeams } from "../database/schema/access";
import { checkInCodes } from "../database/schema/check-ins";
import { deskWelcomes } from "../database/schema/desk";
import { emailChanges, passwordResets, profilePictures, users } from "../database/schema/people";
import { calendarLinks, plannedEvents, planningPrints } from "../database/schema/plannings";
import type { Target } from "../input/if-match";
import type { Services } from "../services";
import { leaveMeals } from "../shared-meals/meal-writes";
import { leaveSwaps } from "../swaps/leave-swaps";
import { keepAnAdmin, lockManaged } from "../teams/member";
import { stateVolunteerChanged } from "../changes/change";

/** Closes the account: it leaves its teams and can't log in; its texts stay signed. */
export async function deleteUser(
  { write }: Services,
  { id, expectedVersion }: Target,
  { by, origin }: Author,
): Promise<void> {
  checkMayCloseAccount({ by: by.id, id });
  await write(async (tx, changes) => {
    const member = await lockManaged(tx, id, by);
    checkVersion("profile", (await lockVersion(tx, users, eq(users.id, id))) ?? 0, expectedVersion);
    if (member.teams.includes(ADMIN)) await keepAnAdmin(tx, id);
    await tx.delete(userTeams).where(eq(userTeams.userId, id));
    await tx.update(users).set({ deletedAt: new Date(), profilePicture: null }).where(eq(users.id, id));
    for (const theirs of [passwordResets, emailChanges, checkInCodes, deskWelcomes, profilePictures]) {
      await tx.delete(theirs).where(eq(theirs.userId, id));
    }
    await tx.delete(planningPrints).where(eq(planningPrints.requestedBy, id));
    for (const theirs of [calendarLinks, plannedEvents]) {
      await tx.delete(theirs).where(eq(theirs.volunteerId, id));
    }
    await leaveMeals(tx, changes, id);
    await leaveSwaps(tx, changes, id);
    await endSessionsOf(tx, changes, id);
    changes.state({ event: "user-deleted", tags: [{ type: "Me" }] }, { users: [id] });
    stateVolunteerChanged(changes, id);
    await recordAudit(tx, origin, { kind: "user-deleted", subjectId: id, details: { teams: member.teams } });
  });
}
