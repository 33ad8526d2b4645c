import type {
  AnsweredHoleReasons,
  ProposalAcceptance,
  ProposalComparison,
  ProposalDetails,
  ProposalHole,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { readSlotKey, type SlotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import { linesThatDiffer } from "@coulisses/shared-domain/proposal/lines";
import {
  holesOf,
  measure,
  type Measures,
  outcomeOf,
  assignmentsToday,
  whyOpen,
} from "@coulisses/shared-domain/proposal/outcome";
import type { ProblemAssignment, ProposalProblem, Span } from "@coulisses/shared-domain/proposal/problem";
import { holeNotFound, proposalNotReady } from "@coulisses/shared-domain/proposal/proposal";
import { selectAcceptableLines } from "@coulisses/shared-domain/proposal/settle";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityOrNull } from "../database/identity";
import { proposals } from "../database/schema/proposals";
import { type Line, readLines, writtenLine } from "./lines";
import { readProposal } from "./proposals";
import { readNamed, readPeopleNamed } from "./read-names";
import { readAssignmentState } from "./standing";

/** The lines of a proposal, the present obstacle of each, and its measures. Throws `not-found`. */
export async function readDetails(db: Queryable, id: string): Promise<ProposalDetails> {
  const proposal = await readProposal(db, id);
  const acceptances = await readAcceptances(db, id);
  if (proposal.status !== "DONE") {
    return { ...proposal, people: [], tasks: [], today: null, proposed: null, lines: [], acceptances };
  }
  const lines = await readLines(db, id);
  const { spans, ...measures } = kept.get(id) ?? keep(id, await readSolved(db, id));
  const open = lines.filter(({ acceptanceId }) => acceptanceId === null);
  const { leftOut } = selectAcceptableLines(await readAssignmentState(db, open), open);
  const obstacles = new Map(leftOut.map(({ line, reason }) => [line.rank, reason]));
  return {
    ...proposal,
    ...(await namedIn(db, lines)),
    ...measures,
    acceptances,
    lines: lines.map((line) => ({
      ...writtenLine(line, spans),
      acceptanceId: line.acceptanceId,
      obstacle: obstacles.get(line.rank) ?? null,
    })),
  };
}

type Kept = Record<"today" | "proposed", Measures> & { spans: Map<string, Span> };

/** Nothing of it changes once a proposal is ready; its problem, the whole festival, is long to read. */
const kept = new Map<string, Kept>();
const MOST_KEPT = 50;

function keep(id: string, { problem, places, lines, spans }: Solved): Kept {
  const own = new Set(lines.map(({ slotKey: key }) => key));
  const measures = {
    today: measure(problem, assignmentsToday(problem)),
    proposed: measure(problem, places),
    spans: new Map([...spans].filter(([key]) => own.has(key))),
  };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(id, measures);
  return measures;
}

/**
 * The holes of a proposal, those with priority first. Throws `not-found`, or `refused` while it is computed.
 */
export async function listHoles(db: Queryable, id: string): Promise<ProposalHole[]> {
  const { problem, places } = await readSolved(db, id);
  const outcome = outcomeOf(problem, places);
  const holes = holesOf(problem, outcome).map(({ slotKey: key, ...hole }) => {
    const slot = outcome.slots.get(key);
    const [start = 0, end = 0] = slot?.span ?? [];
    return {
      ...readSlotKey(key),
      ...hole,
      topPriority: slot?.topPriority === true,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    };
  });
  const { tasks } = await readNamed(db, { userIds: [], taskIds: holes.map(({ taskId }) => taskId) });
  const names = new Map(tasks.map((task) => [task.id, task.name]));
  return holes
    .map((hole) => ({ ...hole, name: names.get(hole.taskId) ?? "" }))
    .sort((one, other) => Number(other.topPriority) - Number(one.topPriority));
}

/** The reasons why a hole stays open. Throws `not-found` for an unknown hole. */
export async function explainHole(
  db: Queryable,
  { id, team, ...slot }: SlotIdentifier & { id: string; team: string },
): Promise<AnsweredHoleReasons> {
  const { problem, places } = await readSolved(db, id);
  const outcome = outcomeOf(problem, places);
  const hole = { slotKey: slotKey(slot), team };
  if (!holesOf(problem, outcome).some((one) => one.slotKey === hole.slotKey && one.team === team)) {
    throw holeNotFound();
  }
  const { free, reasons } = whyOpen(problem, outcome, hole);
  const ids = [...free, ...reasons.flatMap(({ onlyThis }) => onlyThis)];
  const people = new Map((await readPeopleNamed(db, ids)).map((one) => [one.id, one]));
  const named = (some: readonly number[]) =>
    some.map((one) => people.get(one)).filter((person) => person !== undefined);
  return {
    free: named(free),
    reasons: reasons.map((reason) => ({ ...reason, onlyThis: named(reason.onlyThis) })),
  };
}

/** Two proposals that are ready, side by side. */
export async function compareProposals(
  db: Queryable,
  ids: { one: string; other: string },
): Promise<ProposalComparison> {
  const one = await readSolved(db, ids.one);
  const other = await readSolved(db, ids.other);
  const { onlyOne, onlyOther } = linesThatDiffer(one.lines, other.lines);
  return {
    one: measure(one.problem, one.places),
    other: measure(other.problem, other.places),
    onlyOne: onlyOne.map((line) => writtenLine(line, one.spans)),
    onlyOther: onlyOther.map((line) => writtenLine(line, other.spans)),
    ...(await namedIn(db, [...onlyOne, ...onlyOther])),
  };
}

type Solved = {
  problem: ProposalProblem;
  lines: Line[];
  places: ProblemAssignment[];
  spans: Map<string, Span>;
};

/** The computed proposal: today's places, with the lines applied. */
async function readSolved(db: Queryable, id: string): Promise<Solved> {
  await readProposal(db, id);
  const [row] = await db
    .select({ status: proposals.status, problem: proposals.problem })
    .from(proposals)
    .where(eq(proposals.id, id));
  if (row?.status !== "DONE" || row.problem === null) throw proposalNotReady();
  const { problem } = row;
  const lines = await readLines(db, id);
  const wordOf = (place: ProblemAssignment) => `${String(place.personId)} ${place.slotKey} ${place.as}`;
  const lost = new Set(lines.filter(({ kind }) => kind === "LOSS").map(wordOf));
  const gains = lines.filter(({ kind }) => kind === "GAIN");
  const places = [...assignmentsToday(problem).filter((place) => !lost.has(wordOf(place))), ...gains];
  return { problem, lines, places, spans: new Map(problem.slots.map(({ key, span }) => [key, span])) };
}

const namedIn = (db: Queryable, lines: readonly Line[]) =>
  readNamed(db, {
    userIds: lines.map(({ userId }) => userId),
    taskIds: lines.map(({ taskId }) => taskId),
  });

async function readAcceptances(db: Queryable, proposalId: string): Promise<ProposalAcceptance[]> {
  const result = await db.execute(sql`
    select json_build_object('id', acceptance.id, 'acceptedBy', ${sql.raw(identityOrNull("author"))},
      'acceptedAt', iso_instant(acceptance.accepted_at), 'undoneAt', iso_instant(acceptance.undone_at),
      'lines', (select count(*) from proposal_lines line where line.acceptance_id = acceptance.id)) as body
    from proposal_acceptances acceptance
    left join users author on author.id = acceptance.accepted_by
    where acceptance.proposal_id = ${proposalId}
    order by acceptance.accepted_at desc, acceptance.id`);
  return rowsOf<{ body: ProposalAcceptance }>(result).map(({ body }) => body);
}
