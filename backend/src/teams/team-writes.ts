import { teamNotFound } from "@coulisses/shared-domain/access/grants";
import { checkAllowed, teamProblem } from "@coulisses/shared-domain/access/guarded";
import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import type { KeptTeam, NewTeamForm, TeamForm } from "@coulisses/shared-domain/contract/teams";
import {
  checkRemovableTeam,
  teamAlreadyExists,
  teamCodeToStore,
  teamInCharge,
} from "@coulisses/shared-domain/people/manage-team";
import type { Team } from "@coulisses/shared-domain/people/team";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { eq } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { pgErrorCode } from "../database/driver";
import { lockVersion } from "../database/locks";
import { teams } from "../database/schema/access";
import { guardedTeamsOf, lockTeam } from "./member";
import { membersOf } from "./queries";

const teamsChanged = { event: "teams-changed", tags: [{ type: "Team" as const }] };

export async function addTeam(
  tx: Transaction,
  changes: Changes,
  form: NewTeamForm,
  { by, origin }: Author,
): Promise<KeptTeam> {
  const code = teamCodeToStore(form);
  const [row] = await tx
    .insert(teams)
    .values({ ...form, code })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw teamAlreadyExists(form.name);
  await recordAudit(tx, origin, {
    kind: "team-created",
    target: `team:${code}`,
    details: { name: row.name },
  });
  changes.state({ ...teamsChanged, by: by.id });
  return row;
}

/** The team that an editor changes, and the version of it that they saw. */
type TeamTarget = { code: string; expectedVersion: number | undefined };

/** Changes how a team is called and looks; what it may do is a matter of permissions. */
export async function changeTeam(
  tx: Transaction,
  changes: Changes,
  { code, expectedVersion, form }: TeamTarget & { form: TeamForm },
  { by, origin }: Author,
): Promise<KeptTeam> {
  await lockTeamToChange(tx, code, by);
  const [found] = await tx.select().from(teams).where(eq(teams.code, code)).for("update");
  if (found === undefined) throw teamNotFound(code);
  checkVersion("team", found.version, expectedVersion);
  const [row = found] = await tx
    .update(teams)
    .set({ name: found.name, ...form })
    .where(eq(teams.code, code))
    .returning()
    .catch((error: unknown) => {
      throw pgErrorCode(error) === "23505" ? teamAlreadyExists(form.name ?? code) : error;
    });
  if (row.version !== found.version) {
    await recordAudit(tx, origin, {
      kind: "team-changed",
      target: `team:${code}`,
      details: { changes: changedFields(lookOf(found), lookOf(row)) },
    });
  }
  changes.state({ ...teamsChanged, by: by.id });
  return row;
}

export async function removeTeam(
  tx: Transaction,
  changes: Changes,
  { code, expectedVersion }: TeamTarget,
  { by, origin }: Author,
): Promise<void> {
  await lockTeamToChange(tx, code, by);
  checkRemovableTeam(code);
  const version = await lockVersion(tx, teams, eq(teams.code, code));
  if (version === undefined) throw teamNotFound(code);
  checkVersion("team", version, expectedVersion);
  const members = await membersOf(tx, code);
  await tx
    .delete(teams)
    .where(eq(teams.code, code))
    .catch((error: unknown) => {
      throw pgErrorCode(error) === "23503" ? teamInCharge(code) : error;
    });
  await recordAudit(tx, origin, {
    kind: "team-deleted",
    target: `team:${code}`,
    details: { members: members.length },
  });
  changes.state({ ...teamsChanged, by: by.id });
  changes.state(
    { event: "team-left", by: by.id, tags: [{ type: "Me" }], refreshAccess: true },
    { users: members },
  );
}

async function lockTeamToChange(tx: Transaction, code: string, editor: Author["by"]): Promise<void> {
  await lockTeam(tx, code);
  checkAllowed(teamProblem(code, { editor, guardedTeams: await guardedTeamsOf(tx) }));
}

const lookOf = ({ name, color, icon }: Team) => ({ name, color, icon });
