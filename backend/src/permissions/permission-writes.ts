import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { grant, grantProblem, revoke } from "@coulisses/shared-domain/access/grants";
import { checkAllowed } from "@coulisses/shared-domain/access/guarded";
import {
  checkRemovablePermission,
  permissionAlreadyExists,
  permissionNotFound,
} from "@coulisses/shared-domain/access/permission-catalogue";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { and, eq, type SQL } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { permissions, teamPermissions } from "../database/schema/access";
import { guardedTeamsOf, lockTeam } from "../teams/member";
import { knownTeams, membersOf } from "../teams/queries";
import { listPermissions } from "./queries";

export async function addPermission(
  tx: Transaction,
  changes: Changes,
  { name, description = null }: { name: string; description?: string | null | undefined },
  { by, origin }: Author,
): Promise<KeptPermission> {
  const [row] = await tx.insert(permissions).values({ name, description }).onConflictDoNothing().returning();
  if (row === undefined) throw permissionAlreadyExists();
  await recordAudit(tx, origin, {
    kind: "permission-created",
    target: `permission:${name}`,
    details: { changes: changedFields(undefined, { description }) },
  });
  statePermission(changes, "permission-created", by.id);
  return { ...row, teams: [] };
}

/** Without a description, the one that is kept stays. */
export async function describePermission(
  tx: Transaction,
  changes: Changes,
  { id, description }: { id: number; description?: string | null | undefined },
  { by, origin }: Author,
): Promise<KeptPermission> {
  const before = await lockPermission(tx, eq(permissions.id, id));
  if (description !== undefined && description !== before.description) {
    await tx.update(permissions).set({ description }).where(eq(permissions.id, id));
    await recordAudit(tx, origin, {
      kind: "permission-changed",
      target: `permission:${before.name}`,
      details: { changes: changedFields({ description: before.description }, { description }) },
    });
    statePermission(changes, "permission-described", by.id);
  }
  return (await listPermissions(tx)).find((permission) => permission.id === id) ?? before;
}

/** Takes it from the teams that hold it as well. */
export async function removePermission(
  tx: Transaction,
  changes: Changes,
  id: number,
  { by, origin }: Author,
): Promise<void> {
  const { name, teams: holders } = await lockPermission(tx, eq(permissions.id, id));
  checkRemovablePermission(name);
  await tx.delete(permissions).where(eq(permissions.id, id));
  await recordAudit(tx, origin, { kind: "permission-deleted", target: `permission:${name}` });
  statePermission(changes, "permission-deleted", by.id);
  for (const team of holders) {
    await recordAudit(tx, origin, rightOf(team, name, "permission-revoked"));
    await stateRight(tx, changes, { team, by: by.id, event: "permission-revoked" });
  }
}

/** A permission by its name, and the code of a team. */
type Right = { permission: string; team: string };

/** Gives the permission to a team or takes it; changes nothing when the team has it, or lacks it, already. */
export async function changeGrant(
  tx: Transaction,
  changes: Changes,
  { kind, permission, team }: Right & { kind: "granted" | "revoked" },
  { by, origin }: Author,
): Promise<void> {
  const { id, teams } = await lockRight(tx, { permission, team }, by);
  const right = { permission, teams, team };
  const { event } = kind === "granted" ? grant(right, await knownTeams(tx)) : revoke(right);
  if (!event) return;
  const { permissionId, teamCode } = teamPermissions;
  await (kind === "granted"
    ? tx.insert(teamPermissions).values({ teamCode: team, permissionId: id })
    : tx.delete(teamPermissions).where(and(eq(permissionId, id), eq(teamCode, team))));
  await recordAudit(tx, origin, rightOf(team, permission, `permission-${kind}`));
  await stateRight(tx, changes, { team, by: by.id, event: event.event });
}

/** The permission, once this editor may give it to the team or take it. */
async function lockRight(tx: Transaction, { permission, team }: Right, editor: Author["by"]) {
  await lockTeam(tx, team);
  checkAllowed(grantProblem(permission, team, { editor, guardedTeams: await guardedTeamsOf(tx) }));
  return lockPermission(tx, eq(permissions.name, permission));
}

/** A permission and the codes of its teams, locked until this transaction ends. */
async function lockPermission(tx: Transaction, condition: SQL): Promise<KeptPermission> {
  const [found] = await tx.select().from(permissions).where(condition).for("update");
  if (found === undefined) throw permissionNotFound();
  const holders = await tx
    .select({ code: teamPermissions.teamCode })
    .from(teamPermissions)
    .where(eq(teamPermissions.permissionId, found.id));
  return { ...found, teams: holders.map(({ code }) => code) };
}

const rightOf = (team: string, permission: string, kind: "permission-granted" | "permission-revoked") => ({
  kind,
  target: `team:${team}`,
  details: { permission },
});

function statePermission(changes: Changes, event: `permission-${string}`, by: number): void {
  changes.state({ event, by, tags: [{ type: "Permission" }] });
}

/** Those who manage permissions see them; the members' screens take a new access token. */
async function stateRight(
  tx: Transaction,
  changes: Changes,
  { team, by, event }: { team: string; by: number; event: string },
): Promise<void> {
  const members = await membersOf(tx, team);
  changes.state({ event, by, tags: [{ type: "Permission" }, { type: "Team" }] });
  changes.state({ event, by, tags: [{ type: "Me" }], refreshAccess: true }, { users: members });
}
