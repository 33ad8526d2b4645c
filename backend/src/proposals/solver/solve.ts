import { buildModel } from "@coulisses/shared-domain/proposal/build-model";
import type { ProposalModel } from "@coulisses/shared-domain/proposal/model";
import type {
  ProblemAssignment,
  ProposalProblem,
  ProposalSolution,
} from "@coulisses/shared-domain/proposal/problem";
import { seededRandom } from "@coulisses/shared-domain/proposal/random";
import { assignmentsOf, proposalValue } from "@coulisses/shared-domain/proposal/value";
import loadHighs from "highs";
import { createChains } from "./chains";
import { createChooser } from "./chooser";
import { createImprovement } from "./improvement";
import { type Instance, instanceOf } from "./instance";
import { createMarket, type Market } from "./market";
import { createRoster, type Roster } from "./roster";

/** The state of a run, from which the next one continues; plain data, stored as JSON. */
export type SolverCheckpoint = {
  /** The best places so far; the next run leaves out those that have become impossible. */
  places: readonly ProblemAssignment[];
  /** The price of a place by `${team} ${slotKey}`; those of price 0 are absent. */
  prices: Readonly<Record<string, number>>;
};

/** The progress of a run. */
export type SolverProgress = {
  phase: "prices" | "places" | "improvement";
  /** Progress of the whole run; it never goes down. */
  perMille: number;
  /** The objective of the best proposal so far; null before the first one. */
  value: number | null;
  /** The best known upper bound of all proposals; null before the first. */
  bound: number | null;
  /** Present at times. */
  checkpoint?: SolverCheckpoint;
};

/** A run, possibly continued from one that was cancelled or whose server has ended. */
type SolverRun = {
  problem: ProposalProblem;
  checkpoint?: SolverCheckpoint | undefined;
  /**
   * Asked before each step of the work (a person's choice, a chain, an attempt to improve), with how many came before;
   * once it refuses, the run ends with the best proposal so far. Refused at the same step, the same problem ends the same way.
   */
  mayGoOn?: (steps: number) => boolean;
};

/** Rounds over everybody in which prices are found; fewer after an earlier run with prices. */
const ROUNDS = 60;
const ROUNDS_RESUMED = 12;
/**
 * The shares of their prices that places cost while everybody is placed, once for each: first, places that
 * others want as much are left to them; at the end, any open place is taken.
 */
const SHARES = [0.97, 0.94, 0.9, 0.85, 0.8, 0.6, 0.3, 0] as const;
/** Attempts to improve: so many, and a fraction of one for each person. */
const ATTEMPTS = 30;
const ATTEMPTS_EACH = 0.05;
/** Chains in a row that may lead nowhere: once all are placed, and after each attempt. */
const CHAINS = 40;
const CHAINS_BETWEEN = 2;

/**
 * Computes a proposal, in the calling thread. The result follows from the problem alone (its seed included)
 * on any machine: every limit counts rounds or attempts, none reads a clock. A run that continues from a
 * checkpoint may end elsewhere than an uninterrupted one.
 */
export async function solveProposal(
  { problem, checkpoint, mayGoOn = () => true }: SolverRun,
  report: (progress: SolverProgress) => void,
): Promise<ProposalSolution> {
  let steps = 0;
  let isCut = false;
  const goesOn = () => {
    isCut ||= !mayGoOn(steps);
    steps += 1;
    return !isCut;
  };
  const model = buildModel(problem);
  const instance = instanceOf(model);
  const choose = createChooser(instance);
  const market = createMarket(instance, choose, checkpoint && pricesIn(model, checkpoint));
  let bound: number | null = null;
  const rounds = checkpoint ? ROUNDS_RESUMED : ROUNDS;
  for (let round = 1; round <= rounds && !isCut; round += 1) {
    market.round(goesOn);
    if (round % 10 !== 0 && round !== rounds) continue;
    bound = Math.min(bound ?? Infinity, market.bound());
    report({ phase: "prices", perMille: Math.floor((300 * round) / rounds), value: null, bound });
  }
  const roster = createRoster(instance, choose, market.hours);
  if (checkpoint) restore(model, roster, checkpoint);
  bound ??= market.bound();
  fill(instance, { roster, market }, checkpoint ? [0] : SHARES, goesOn);
  const state = (): Omit<SolverProgress, "phase" | "perMille"> => ({
    value: proposalValue(model, roster.schedules),
    bound,
    checkpoint: { places: assignmentsOf(model, roster.schedules), prices: pricesOf(model, market.prices) },
  });
  report({ phase: "places", perMille: 350, ...state() });
  const random = seededRandom(model.seed);
  const followChains = createChains(instance, { roster, choose, random });
  followChains(CHAINS, goesOn);
  report({ phase: "places", perMille: 350, ...state() });
  const improve = createImprovement(instance, { roster, choose, highs: await loadHighs(), random });
  const attempts = ATTEMPTS + Math.round(ATTEMPTS_EACH * model.people.length);
  for (let attempt = 1; attempt <= attempts && goesOn(); attempt += 1) {
    improve(market.prices);
    followChains(CHAINS_BETWEEN, goesOn);
    if (attempt % Math.ceil(attempts / 20) !== 0) continue;
    report({ phase: "improvement", perMille: 350 + Math.floor((640 * attempt) / attempts), ...state() });
  }
  const value = proposalValue(model, roster.schedules);
  return { places: assignmentsOf(model, roster.schedules), value, bound, isCut };
}

/** Places people with the fewest choices first; once it may not go on, at the last share alone. */
function fill(
  instance: Instance,
  { roster, market }: { roster: Roster; market: Market },
  shares: readonly number[],
  mayGoOn: () => boolean,
): void {
  const choices = instance.routes.map(({ stops }, rank) => ({ rank, stops }));
  const order = choices.sort((a, b) => a.stops - b.stops || a.rank - b.rank);
  for (const share of shares) {
    const isLast = share === shares.at(-1);
    for (const { rank } of order) if (isLast || mayGoOn()) roster.place(rank, market.prices, share);
  }
}

const rowKey = (model: ProposalModel, row: number) => {
  const { slot = -1, team = "" } = model.rows[row] ?? {};
  return `${team} ${model.slots[slot]?.key ?? ""}`;
};

function pricesOf(model: ProposalModel, prices: Float64Array): Record<string, number> {
  const entries = [...prices].map((price, row) => [rowKey(model, row), Number(price.toFixed(2))] as const);
  return Object.fromEntries(entries.filter(([, price]) => price > 0));
}

function pricesIn(model: ProposalModel, { prices }: SolverCheckpoint): Float64Array {
  return Float64Array.from(model.rows, (_, row) => prices[rowKey(model, row)] ?? 0);
}

function restore(model: ProposalModel, roster: Roster, { places }: SolverCheckpoint): void {
  const rows = new Map(model.rows.map((_, row) => [rowKey(model, row), row]));
  const ranks = new Map(model.people.map(({ id }, rank) => [id, rank]));
  const within = model.people.map(() => new Set<number>());
  for (const { personId, slotKey, as } of places) {
    const row = rows.get(`${as} ${slotKey}`);
    if (row !== undefined) within[ranks.get(personId) ?? -1]?.add(row);
  }
  for (const [rank, own] of within.entries()) roster.placeWithin(rank, own);
}
