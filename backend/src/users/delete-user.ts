import type { Access } from "@coulisses/shared-domain/access/access";
import { leaveTeam } from "@coulisses/shared-domain/people/team-membership";
import { eq } from "drizzle-orm";
import { endSessionsOf } from "../auth/sessions";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import type { Services } from "../services";
import { lockMember } from "../teams/member";

/** Closes the account: it leaves its teams and can't log in, what it wrote stays signed. */
export async function deleteUser({ write }: Services, id: number, by: Access): Promise<void> {
  await write(async (tx, live) => {
    const member = await lockMember(tx, id);
    for (const team of member.teams) leaveTeam(member, team, { by });
    await tx.delete(userTeams).where(eq(userTeams.userId, id));
    await tx.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    await endSessionsOf(tx, live, id);
  });
}
