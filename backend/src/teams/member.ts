import { displayName } from "@coulisses/shared-domain/people/display-name";
import { type Member, userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { and, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { teams, userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";

/** A person and their teams; nobody else changes them before this transaction ends. */
export async function lockMember(tx: Transaction, id: number): Promise<Member> {
  const [user] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname, nickname: users.nickname })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  if (user === undefined) throw userNotFound();
  return { id, name: displayName(user), teams: await teamsOf(tx, id) };
}

/** Team codes, by the teams' names. */
export async function teamsOf(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db
    .select({ code: teams.code })
    .from(userTeams)
    .innerJoin(teams, eq(teams.code, userTeams.teamCode))
    .where(eq(userTeams.userId, userId))
    .orderBy(teams.name);
  return rows.map(({ code }) => code);
}
