import { type Access, ADMIN } from "@coulisses/shared-domain/access/access";
import { administratorPermissions } from "@coulisses/shared-domain/access/grants";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import {
  checkAdminRemains,
  checkMayManage,
  type Member,
  userNotFound,
} from "@coulisses/shared-domain/people/team-membership";
import { and, count, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";
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

/** Somebody whom this person may change: AM-6. */
export async function lockManaged(tx: Transaction, id: number, by: Access): Promise<Member> {
  const member = await lockMember(tx, id);
  checkMayManage(member, { by, administratorTeams: await administratorTeams(tx) });
  return member;
}

/** The teams whose members can give themselves every right. */
export async function administratorTeams(tx: Queryable): Promise<string[]> {
  const holders = await tx
    .selectDistinct({ code: teamPermissions.teamCode })
    .from(teamPermissions)
    .innerJoin(permissions, eq(permissions.id, teamPermissions.permissionId))
    .where(inArray(permissions.name, [...administratorPermissions]));
  return [ADMIN, ...holders.map(({ code }) => code)];
}

/** Two administrators who remove one another are counted one after the other. */
export async function keepAnAdmin(tx: Transaction, leaving: number): Promise<void> {
  await tx.select().from(teams).where(eq(teams.code, ADMIN)).for("no key update");
  const [others] = await tx
    .select({ count: count() })
    .from(userTeams)
    .innerJoin(users, and(eq(users.id, userTeams.userId), isNull(users.deletedAt)))
    .where(and(eq(userTeams.teamCode, ADMIN), ne(userTeams.userId, leaving)));
  checkAdminRemains(others?.count ?? 0);
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
