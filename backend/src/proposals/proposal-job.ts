import { proposalLines } from "@coulisses/shared-domain/proposal/lines";
import { noLimits } from "@coulisses/shared-domain/proposal/limits";
import type { ProposalProblem, ProposalSolution } from "@coulisses/shared-domain/proposal/problem";
import { readSlotKey } from "@coulisses/shared-domain/assignment/slot";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database";
import { proposals } from "../database/schema/proposals";
import { type JobData, jobKinds } from "../jobs/job-kinds";
import type { Services } from "../services";
import { stateProposal } from "./proposals";
import { readNames } from "./read-names";
import { readProblem } from "./read-problem";

/** Computes a proposal; `checkpoint` is the last one of an earlier run that was stopped. */
export type Solve = (
  problem: ProposalProblem,
  options: {
    onProgress: (state: State) => void;
    signal: AbortSignal;
    /** Aborts when the best proposal so far is to be taken. */
    enough: AbortSignal;
    checkpoint?: unknown;
  },
) => Promise<ProposalSolution>;

type Context = Pick<Services, "db" | "write"> & { solve: Solve; stopping: AbortSignal };
/** `progress` from 0 to 1; value and bound of the best proposal so far. */
type State = { progress: number; checkpoint?: unknown; value?: number | null; bound?: number | null };

/** Milliseconds between two checks that it is still wanted, at which screens are told its progress. */
const LOOK_EVERY = 500;
/**
 * The try from which a run continues from the checkpoint. A continued proposal may differ from an
 * uninterrupted one; restarted, the same problem gives the same proposal. So restarting comes first, unless
 * servers stop all the time.
 */
const FROM_CHECKPOINT = 3;
/** The value of complete `progress`. */
const WHOLE = 1000;

/** Continues a proposal, begun by this instance or another, from its stored problem and checkpoint. */
export function proposalJobOn({ db, write, solve, stopping }: Context) {
  const endProposal = proposalEnderOn(write);
  return async ({ proposalId: id }: JobData["proposal"], attempt: number): Promise<void> => {
    const [proposal] = await db
      .update(proposals)
      .set({ status: "RUNNING" })
      .where(and(eq(proposals.id, id), inArray(proposals.status, ["WAITING", "RUNNING"])))
      .returning();
    if (proposal === undefined) return;
    const stop = new AbortController();
    const enough = new AbortController();
    if (proposal.isEnough) enough.abort();
    const deadline = setTimeout(() => {
      enough.abort();
    }, proposal.deadlineSeconds * 1000);
    const tooLong = setTimeout(() => {
      stop.abort(new Error("The proposal takes too long"));
    }, jobKinds.proposal.expireInSeconds * 800);
    let state: State = { progress: proposal.progress / WHOLE, checkpoint: proposal.checkpoint };
    let told: State | undefined;
    let look = Promise.resolve();
    const watch = setInterval(() => {
      const now = state;
      look = look.then(async () => {
        const running = now === told ? await whileWanted(db, id) : await keepState(write, id, now);
        told = now;
        if (running === undefined) stop.abort();
        else if (running.isEnough) enough.abort();
      });
      look.catch((error: unknown) => {
        stop.abort(error);
      });
    }, LOOK_EVERY);
    try {
      const problem = proposal.problem ?? (await keepProblem(db, proposal));
      const solution = await solve(problem, {
        onProgress: (next) => (state = { ...state, ...next }),
        signal: AbortSignal.any([stop.signal, stopping]),
        enough: enough.signal,
        checkpoint: attempt < FROM_CHECKPOINT ? undefined : (proposal.checkpoint ?? undefined),
      });
      clearInterval(watch);
      await look;
      await keepSolution({ db, write }, id, { problem, solution });
    } catch (error) {
      // Cancelled or deleted meanwhile: it is not wanted any more.
      if ((await whileWanted(db, id)) === undefined) return;
      if (attempt <= jobKinds.proposal.retryLimit) throw error;
      await endProposal({ proposalId: id });
      throw error;
    } finally {
      clearInterval(watch);
      clearTimeout(tooLong);
      clearTimeout(deadline);
    }
  };
}

const whileRunning = (id: string) => and(eq(proposals.id, id), eq(proposals.status, "RUNNING"));

type Running = { isEnough: boolean };

/** Resolves to undefined once it is not wanted any more. */
async function whileWanted(db: Database, id: string): Promise<Running | undefined> {
  const [running] = await db.select({ isEnough: proposals.isEnough }).from(proposals).where(whileRunning(id));
  return running;
}

async function keepProblem(
  db: Database,
  { id, weights, seed, mayMove, limits }: typeof proposals.$inferSelect,
) {
  const now = new Date();
  const problem = await readProblem(db, { weights, seed, mayMove, limits: limits ?? noLimits, now });
  await db.update(proposals).set({ problem }).where(whileRunning(id));
  return problem;
}

/** Resolves to undefined once it is not wanted any more. */
function keepState(
  write: Services["write"],
  id: string,
  { progress, checkpoint, value, bound }: State,
): Promise<Running | undefined> {
  return write(async (tx, changes) => {
    const [running] = await tx
      .update(proposals)
      .set({
        progress: Math.round(Math.min(Math.max(progress, 0), 1) * WHOLE),
        ...(checkpoint !== undefined && { checkpoint }),
        ...(value !== undefined && { value }),
        ...(bound !== undefined && { bound }),
      })
      .where(whileRunning(id))
      .returning({ isEnough: proposals.isEnough });
    if (running !== undefined) stateProposal(changes, id);
    return running;
  });
}

type Solved = { problem: ProposalProblem; solution: ProposalSolution };

/** Unless it was cancelled meanwhile; people forgotten meanwhile have no line. */
async function keepSolution(
  { db, write }: Pick<Context, "db" | "write">,
  id: string,
  solved: Solved,
): Promise<void> {
  const names = await readNames(db);
  const lines = proposalLines(solved.problem, solved.solution, names);
  await write(async (tx, changes) => {
    const { value, bound, isCut = false } = solved.solution;
    const ended = await tx
      .update(proposals)
      .set({ status: "DONE", progress: WHOLE, checkpoint: null, value, bound, isCut, endedAt: new Date() })
      .where(whileRunning(id))
      .returning({ id: proposals.id });
    if (ended.length === 0) return;
    await insertLines(tx, id, lines);
    stateProposal(changes, id);
  });
}

async function insertLines(tx: Transaction, id: string, lines: ReturnType<typeof proposalLines>) {
  const rows = lines.map(({ slotKey, personId, as, kind, reason }, rank) => ({
    ...readSlotKey(slotKey),
    rank,
    kind,
    reason,
    userId: personId,
    team: as,
  }));
  await tx.execute(sql`
    insert into proposal_lines (proposal_id, rank, kind, task_id, mobilization_id, assignment_id, user_id, team_code, reason)
    select ${id}::uuid, line.rank, line.kind, line."taskId", line."mobilizationId", line."assignmentId", line."userId",
      line.team, line.reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as line(rank int, kind text, "taskId" int,
      "mobilizationId" text, "assignmentId" text, "userId" int, team text, reason text)
    join users someone on someone.id = line."userId"`);
}

/** Tells those who wait for a proposal that it failed. */
export const proposalEnderOn =
  (write: Services["write"]) =>
  ({ proposalId: id }: Pick<JobData["proposal"], "proposalId">): Promise<void> =>
    write(async (tx, changes) => {
      await tx
        .update(proposals)
        .set({ status: "FAILED", checkpoint: null, endedAt: new Date() })
        .where(whileRunning(id));
      stateProposal(changes, id);
    });
