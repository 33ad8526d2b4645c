import { can } from "@coulisses/shared-domain/access/access";
import { teamProblem } from "@coulisses/shared-domain/access/guarded";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { membershipTeams } from "@coulisses/shared-domain/registration/membership";
import {
  ADDRESS_TAKEN,
  MAY_GIVE_NO_TEAM,
  type peopleColumns,
  peopleRows,
  type PersonOfRow,
} from "@coulisses/shared-domain/registration/people-rows";
import { type RowOutcome, takeRows } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Cells } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { inArray, sql } from "drizzle-orm";
import { type Author, recordAudits } from "../audit/record-audit";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import { festivalConfiguration } from "../configuration/festival-configuration";
import type { Transaction } from "../database/database";
import { teams, userTeams } from "../database/schema/access";
import { membershipApplications, users } from "../database/schema/people";
import type { Enqueue } from "../jobs/job-kinds";
import { lockRights } from "../teams/member";

const membership = "VOLUNTEER" as const;
const joined = [membershipTeams[membership], EVERYONE];

/** The hash of no password: its owner makes one by « Mot de passe oublié ». */
const NO_PASSWORD = "nobody's";

type Importing = Author & {
  rows: readonly Cells<keyof typeof peopleColumns>[];
  /** Each new person gets the mail with which one makes a password. */
  sendsMails: boolean;
  now: Date;
};

/** EN-1: people of a spreadsheet become volunteers with an account, whose address waits to be confirmed. */
export async function importPeople(
  tx: Transaction,
  { changes, enqueue }: { changes: Changes; enqueue: Enqueue },
  { rows, sendsMails, now, by, origin }: Importing,
): Promise<RowOutcome[]> {
  // Of two imports with the same people, the second finds the accounts of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import of people'))`);
  const allTeams = await tx.select({ code: teams.code, name: teams.name }).from(teams);
  const editing = await lockRights(
    tx,
    allTeams.map(({ code }) => code),
    by,
  );
  const { schoolDomain } = await festivalConfiguration(tx);
  const { values, outcomes } = takeRows(
    peopleRows({
      accounts: await accountsOf(tx, rows),
      teams: allTeams,
      now: now.toISOString(),
      schoolDomain,
      teamProblem: (code) => (can(by.access, "affect-team") ? teamProblem(code, editing) : MAY_GIVE_NO_TEAM),
    }),
    rows,
  );
  const created = await addPeople(tx, values);
  const ids = created.map(({ id }) => id);
  if (ids.length > 0) {
    await join(tx, created, values, now);
    const kind = "person-imported";
    await recordAudits(
      tx,
      origin,
      ids.map((subjectId) => ({ kind, subjectId, details: { sendsMails } })),
    );
    changes.state({ event: "people-imported", tags: [{ type: "Me" }] }, { users: ids });
  }
  // Also when newcomers took all the addresses this moment: their lists count the attempt.
  if (values.length > 0) stateVolunteerChanged(changes, ...ids);
  if (sendsMails)
    for (const { id, email } of created) enqueue("password-reset", { userId: id, email, origin });
  return withoutTaken(rows, outcomes, created);
}

/** The accounts with the addresses of these rows, closed ones too: their addresses are taken. */
function accountsOf(tx: Transaction, rows: Importing["rows"]) {
  const { email, firstname, lastname } = users;
  const addresses = rows.map((row) => normaliseEmail(row.email));
  return tx.select({ email, firstname, lastname }).from(users).where(inArray(email, addresses));
}

type Created = { id: number; email: string };

/** An address that a newcomer took this moment is left out. */
async function addPeople(tx: Transaction, people: readonly PersonOfRow[]): Promise<Created[]> {
  if (people.length === 0) return [];
  const rows = people.map(({ teams: _, ...person }) => ({
    ...person,
    passwordHash: NO_PASSWORD,
    hasApprovedEula: false,
    registrationMembership: membership,
    emailConfirmedAt: null,
  }));
  const { id, email } = users;
  return tx.insert(users).values(rows).onConflictDoNothing().returning({ id, email });
}

async function join(
  tx: Transaction,
  created: readonly Created[],
  people: readonly PersonOfRow[],
  now: Date,
): Promise<void> {
  const teamsByEmail = new Map(people.map(({ email, teams }) => [email, teams]));
  const memberships = created.flatMap(({ id: userId, email }) =>
    [...new Set([...joined, ...(teamsByEmail.get(email) ?? [])])].map((teamCode) => ({ userId, teamCode })),
  );
  await tx.insert(userTeams).values(memberships);
  // AP-4: without it, their first sign-in would apply for them.
  const edition = editionOf(now);
  await tx
    .insert(membershipApplications)
    .values(created.map(({ id: userId }) => ({ userId, membership, edition })));
}

function withoutTaken(
  rows: Importing["rows"],
  outcomes: readonly RowOutcome[],
  created: readonly Created[],
): RowOutcome[] {
  const there = new Set(created.map(({ email }) => email));
  return outcomes.map((outcome, index) => {
    const isTaken = outcome.outcome === "added" && !there.has(normaliseEmail(rows[index]?.email ?? ""));
    return isTaken ? { outcome: "refused", problems: { email: ADDRESS_TAKEN } } : outcome;
  });
}
