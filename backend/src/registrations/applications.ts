import {
  applicationNotFound,
  checkMayApply,
  checkMayReject,
  checkMayRestore,
} from "@coulisses/shared-domain/registration/application";
import { type Membership, membershipTeams } from "@coulisses/shared-domain/registration/membership";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { type Enrolment, enrol } from "@coulisses/shared-domain/registration/enrolment";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { checkAllowed, type Editing, membershipProblem } from "@coulisses/shared-domain/access/guarded";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { and, eq } from "drizzle-orm";
import { type Origin, recordAudit, recordAudits } from "../audit/record-audit";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { userTeams } from "../database/schema/access";
import { membershipApplications } from "../database/schema/people";
import { lockRights } from "../teams/member";
import { lockCandidacy, lockCandidates } from "./candidates";

const { userId, membership: membershipColumn, edition } = membershipApplications;

const ofThisEdition = (person: number, membership: Membership) =>
  and(eq(userId, person), eq(membershipColumn, membership), eq(edition, editionOf(new Date())));

/** True when the person applied this edition, rejected or not. */
export async function hasApplied(db: Queryable, person: number, membership: Membership): Promise<boolean> {
  const [found] = await db
    .select({ userId })
    .from(membershipApplications)
    .where(ofThisEdition(person, membership));
  return found !== undefined;
}

/** The application to change, and the author of the change. */
type Deciding = { person: number; membership: Membership; origin: Origin; changes: Changes };

/** Tells those who admit people, and the person, whose home shows the state of the application. */
function stateChanged({ person, membership, origin, changes }: Deciding, event: string): void {
  const by = origin.actorId === null ? {} : { by: origin.actorId };
  changes.state({ event, ...by, tags: [{ type: "Candidate", id: membership }] });
  changes.state({ event, ...by, tags: [{ type: "Me" }] }, { users: [person] });
}

/** AP-1: one applies for oneself. */
export async function apply(tx: Transaction, deciding: Deciding): Promise<void> {
  const { person, membership, origin } = deciding;
  const candidacy = await lockCandidacy(tx, person, membership);
  if (candidacy === undefined) throw userNotFound();
  checkMayApply(candidacy.application, membership);
  await tx
    .insert(membershipApplications)
    .values({ userId: person, membership, edition: editionOf(new Date()) });
  await recordAudit(tx, origin, { kind: "applied", subjectId: person, details: { membership } });
  stateChanged(deciding, "candidate-applied");
}

/** AP-2: rejects a person's application, for this edition. */
export async function reject(tx: Transaction, deciding: Deciding): Promise<void> {
  const { person, membership, origin } = deciding;
  const candidacy = await lockCandidacy(tx, person, membership);
  if (candidacy === undefined) throw applicationNotFound(membership);
  checkMayReject(candidacy, membership);
  await tx.update(membershipApplications).set({ isRejected: true }).where(ofThisEdition(person, membership));
  await recordAudit(tx, origin, { kind: "candidate-rejected", subjectId: person, details: { membership } });
  stateChanged(deciding, "candidate-rejected");
}

/** AP-2: takes the rejection back. */
export async function restore(tx: Transaction, deciding: Deciding): Promise<void> {
  const { person, membership, origin } = deciding;
  const candidacy = await lockCandidacy(tx, person, membership);
  checkMayRestore(candidacy?.application, membership);
  await tx.update(membershipApplications).set({ isRejected: false }).where(ofThisEdition(person, membership));
  await recordAudit(tx, origin, { kind: "candidate-restored", subjectId: person, details: { membership } });
  stateChanged(deciding, "candidate-restored");
}

/** The people to enrol, and the author. */
export type Enrolling = {
  ids: readonly number[];
  membership: Membership;
  by: Editing["editor"];
  origin: Origin;
  changes: Changes;
};

/** EN-1 to EN-4: enrols all of them, or none; returns those who were not in yet. */
export async function enrolCandidates(
  tx: Transaction,
  { ids, membership, by, origin, changes }: Enrolling,
): Promise<Enrolment[]> {
  const distinctIds = [...new Set(ids)];
  const candidates = await lockCandidates(tx, distinctIds, membership);
  if (candidates.length < distinctIds.length) throw userNotFound();
  const team = membershipTeams[membership];
  const editing = await lockRights(tx, [team, EVERYONE], by);
  for (const id of distinctIds) {
    for (const code of [team, EVERYONE]) checkAllowed(membershipProblem(id, code, editing));
  }
  const enrolments = enrol(candidates, membership);
  if (enrolments.length === 0) return [];
  await tx
    .insert(userTeams)
    .values(
      enrolments.flatMap(({ candidate, joins }) =>
        joins.map((teamCode) => ({ userId: candidate.id, teamCode })),
      ),
    );
  await recordAudits(
    tx,
    origin,
    enrolments.map(({ candidate, joins }) => ({
      kind: "candidate-enrolled",
      subjectId: candidate.id,
      details: { membership, teams: joins },
    })),
  );
  const actor = origin.actorId === null ? {} : { by: origin.actorId };
  const users = enrolments.map(({ candidate }) => candidate.id);
  changes.state({ event: "candidate-enrolled", ...actor, tags: [{ type: "Candidate", id: membership }] });
  changes.state(
    { event: "candidate-enrolled", ...actor, tags: [{ type: "Me" }], refreshAccess: true },
    { users },
  );
  stateVolunteerChanged(changes, ...users);
  return enrolments;
}
