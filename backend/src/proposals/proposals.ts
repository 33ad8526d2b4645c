import { randomUUID } from "node:crypto";
import type { Proposal } from "@coulisses/shared-domain/contract/assignment/proposals";
import { teamNotFound } from "@coulisses/shared-domain/access/grants";
import { checkLimits, noLimits, type ProposalLimits } from "@coulisses/shared-domain/proposal/limits";
import type { ProposalWeights } from "@coulisses/shared-domain/proposal/problem";
import {
  isComputing,
  proposalNotComputing,
  proposalNotFound,
  type ProposalStatus,
} from "@coulisses/shared-domain/proposal/proposal";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction, WriteTransaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityOrNull } from "../database/identity";
import { teams } from "../database/schema/access";
import { proposals } from "../database/schema/proposals";
import type { Enqueue } from "../jobs/job-kinds";
import { checkKeptInTurn } from "../quotas/check-kept";

/** The last first. */
export const listProposals = (db: Queryable): Promise<Proposal[]> => select(db, sql`true`);

/** Throws `not-found`. */
export async function readProposal(db: Queryable, id: string): Promise<Proposal> {
  const [proposal] = await select(db, sql`proposal.id = ${id}`);
  if (proposal === undefined) throw proposalNotFound();
  return proposal;
}

async function select(db: Queryable, condition: SQL): Promise<Proposal[]> {
  const result = await db.execute(sql`
    with counted as (
      select proposal_id, count(*) filter (where kind = 'GAIN') as gains, count(*) filter (where kind = 'LOSS') as losses,
        count(acceptance_id) as accepted
      from proposal_lines group by proposal_id)
    select json_build_object('id', proposal.id, 'status', proposal.status, 'progress', proposal.progress,
      'weights', proposal.weights, 'mayMove', proposal.may_move, 'seed', proposal.seed,
      'deadlineSeconds', proposal.deadline_seconds, 'isCut', proposal.is_cut,
      'limits', coalesce(proposal.limits, ${JSON.stringify(noLimits)}::jsonb),
      'requestedBy', ${sql.raw(identityOrNull("author"))},
      'createdAt', iso_instant(proposal.created_at), 'endedAt', iso_instant(proposal.ended_at),
      'value', proposal.value, 'bound', proposal.bound, 'gains', coalesce(counted.gains, 0),
      'losses', coalesce(counted.losses, 0), 'accepted', coalesce(counted.accepted, 0)) as body
    from proposals proposal
    left join users author on author.id = proposal.requested_by
    left join counted on counted.proposal_id = proposal.id
    where ${condition}
    order by proposal.created_at desc, proposal.id`);
  return rowsOf<{ body: Proposal }>(result).map(({ body }) => body);
}

type Wish = {
  weights: ProposalWeights;
  mayMove: boolean;
  limits: ProposalLimits;
  seed: number;
  deadlineSeconds: number;
  by: number;
};

/** Throws `bad-input` for an invalid period, `not-found` for an unknown team. */
export async function askForProposal(
  tx: WriteTransaction,
  { changes, enqueue }: { changes: Changes; enqueue: Enqueue },
  { by, ...wish }: Wish,
): Promise<Proposal> {
  checkLimits(wish.limits);
  await checkKeptInTurn(tx, "queuedProposals", by);
  const known = await tx
    .select({ code: teams.code })
    .from(teams)
    .where(inArray(teams.code, wish.limits.teams));
  const unknown = wish.limits.teams.find((code) => !known.some((team) => team.code === code));
  if (unknown !== undefined) throw teamNotFound(unknown);
  const id = randomUUID();
  await tx.insert(proposals).values({ id, ...wish, requestedBy: by });
  enqueue("proposal", { userId: by, proposalId: id });
  stateProposal(changes, id);
  return readProposal(tx, id);
}

/** The running job sees that it is cancelled, and stops. */
export async function cancelProposal(tx: Transaction, changes: Changes, id: string): Promise<void> {
  if (!isComputing(await lockProposal(tx, id))) throw proposalNotComputing();
  await tx
    .update(proposals)
    .set({ status: "CANCELLED", checkpoint: null, endedAt: new Date() })
    .where(eq(proposals.id, id));
  stateProposal(changes, id);
}

/** The running job sees it, and ends with the best one so far; one that waits ends with the first. */
export async function takeBest(tx: Transaction, changes: Changes, id: string): Promise<void> {
  if (!isComputing(await lockProposal(tx, id))) throw proposalNotComputing();
  await tx.update(proposals).set({ isEnough: true }).where(eq(proposals.id, id));
  stateProposal(changes, id);
}

/** Accepted lines stay assigned. */
export async function removeProposal(tx: Transaction, changes: Changes, id: string): Promise<void> {
  await lockProposal(tx, id);
  await tx.delete(proposals).where(eq(proposals.id, id));
  stateProposal(changes, id);
}

/** Locks a proposal and returns its status. Throws `not-found`. */
export async function lockProposal(tx: Transaction, id: string): Promise<ProposalStatus> {
  const [proposal] = await tx
    .select({ status: proposals.status })
    .from(proposals)
    .where(eq(proposals.id, id))
    .for("update");
  if (proposal === undefined) throw proposalNotFound();
  return proposal.status;
}

/** States a change of a proposal, for all those who assign. */
export function stateProposal(changes: Changes, id: string): void {
  changes.state({ event: "proposal-changed", tags: [{ type: "Proposal" }, { type: "Proposal", id }] });
}
