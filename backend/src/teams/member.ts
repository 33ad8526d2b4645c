import { ADMIN } from "@coulisses/shared-domain/access/access";
import {
  accountProblem,
  checkAllowed,
  type Editing,
  guardedPermissions,
  type GuardedPermission,
} from "@coulisses/shared-domain/access/guarded";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import {
  checkAdminRemains,
  type Member,
  userNotFound,
} from "@coulisses/shared-domain/people/team-membership";
import { and, count, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";

/** A person and their teams, locked until this transaction ends. */
export async function lockMember(tx: Transaction, id: number): Promise<Member> {
  const [user] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname, nickname: users.nickname })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  if (user === undefined) throw userNotFound();
  return { id, name: displayName(user), teams: await teamsOf(tx, id) };
}

/** A person whose account this editor may change: AM-6 and decision 58. */
export async function lockManaged(tx: Transaction, id: number, editor: Editing["editor"]): Promise<Member> {
  const member = await lockMember(tx, id);
  checkAllowed(accountProblem(member.teams, await lockRights(tx, member.teams, editor)));
  return member;
}

/**
 * The editor and all guarded permissions of teams, for the rules; the rights of these teams are locked until
 * this transaction ends.
 */
export async function lockRights(
  tx: Transaction,
  codes: readonly string[],
  editor: Editing["editor"],
): Promise<Editing> {
  await tx
    .select({ code: teams.code })
    .from(teams)
    .where(inArray(teams.code, [...codes]))
    .orderBy(teams.code)
    .for("key share");
  return { editor, guardedTeams: await guardedTeamsOf(tx) };
}

/** Locks a team whose rights change against changes of its members. */
export async function lockTeam(tx: Transaction, code: string): Promise<void> {
  await tx.select({ code: teams.code }).from(teams).where(eq(teams.code, code)).for("update");
}

type GuardedTeam = { team: string; permissions: GuardedPermission[] };

/** The teams that give guarded permissions, by code. */
export async function guardedTeamsOf(db: Queryable): Promise<GuardedTeam[]> {
  const grants = await db
    .select({ team: teamPermissions.teamCode, permission: permissions.name })
    .from(teamPermissions)
    .innerJoin(permissions, eq(permissions.id, teamPermissions.permissionId))
    .where(inArray(permissions.name, [...guardedPermissions]))
    .orderBy(teamPermissions.teamCode);
  return [...new Set(grants.map(({ team }) => team))].map((team) => ({
    team,
    permissions: guardedPermissions.filter((one) =>
      grants.some((grant) => grant.team === team && grant.permission === one),
    ),
  }));
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
