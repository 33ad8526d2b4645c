import { assignmentCategories } from "../assignment/category";
import { festivalDays } from "./festival-days";
import { KINDS, type ModelPerson, type ModelRow, type ModelSlot, type ProposalModel } from "./model";
import { type Offer, personIn } from "./model-person";
import type { ProblemPerson, ProposalProblem } from "./problem";
import { allHoursWeight, categoryWeight, assignmentWorth, wishWorths } from "./worth";

const HOUR = 3_600_000;
/** Fair hours a day have this bound, even if more places are open. */
const JUST_DAY = 8;

/**
 * Builds the model, without places that no proposal can fill (no availability, no team, a rest rule broken by
 * that slot alone).
 */
export function buildModel({ seed, slots, people, today, weights }: ProposalProblem): ProposalModel {
  const daysOf = festivalDays();
  const ordered = slots
    .filter(({ span: [start, end] }) => end > start)
    .toSorted((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || order(a.key, b.key));
  const modelSlots = ordered.map(({ key, span, category, topPriority }): ModelSlot => {
    const hours = (span[1] - span[0]) / HOUR;
    return {
      key,
      start: span[0],
      end: span[1],
      hours,
      worth: assignmentWorth(hours, { hasPriority: topPriority, priority: weights.priority }),
      kind: category === null ? 0 : 1 + assignmentCategories.indexOf(category),
      ...daysOf(span),
    };
  });
  const slotRanks = new Map(modelSlots.map(({ key }, rank) => [key, rank]));
  const presences = today.filter(({ slotKey }) => slotRanks.has(slotKey));
  const stays = (one: (typeof presences)[number]) => one.fixed || one.as === null;
  const fixed = presences.flatMap((one) =>
    one.as !== null && one.fixed ? [{ personId: one.personId, slotKey: one.slotKey, as: one.as }] : [],
  );
  const filled = new Map<string, number>();
  for (const { slotKey, as } of fixed) {
    filled.set(`${as} ${slotKey}`, (filled.get(`${as} ${slotKey}`) ?? 0) + 1);
  }
  const rows = ordered.flatMap(({ key, demands }, slot) =>
    [...new Map(demands.map(({ team, demand }) => [team, demand]))]
      .map(([team, demand]) => ({ slot, team, capacity: demand - (filled.get(`${team} ${key}`) ?? 0) }))
      .filter(({ capacity }) => capacity > 0),
  );
  const wishes = wishWorths(weights);
  const byId = people.toSorted((a, b) => a.id - b.id);
  const offer: Offer = { slots: modelSlots, rows, rowStarts: rowStartsOf(rows, slots.length), daysOf };
  const rankOf = ({ slotKey }: { slotKey: string }) => slotRanks.get(slotKey) ?? 0;
  const modelPeople = byId.map((person) => {
    const own = presences.filter(({ personId }) => personId === person.id);
    return personIn(offer, {
      person,
      fixedSlots: [...new Set(own.filter(stays).map(rankOf))].toSorted((a, b) => a - b),
      today: new Map(own.flatMap((one) => (stays(one) ? [] : [[rankOf(one), one.as ?? ""]]))),
      staying: wishes.staying,
    });
  });
  return {
    seed,
    slots: modelSlots,
    rows,
    people: withFriends(withShares(modelPeople, byId, { slots: modelSlots, rows }), byId),
    fixed,
    wishes,
    shareWeights: Array.from({ length: KINDS }, (_, kind) =>
      kind === 0 ? allHoursWeight(weights.fairness) : categoryWeight(weights.fairness),
    ),
  };
}

function rowStartsOf(rows: readonly ModelRow[], slotCount: number): Int32Array {
  const starts = new Int32Array(slotCount + 1);
  for (const { slot } of rows) starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
  for (let slot = 0; slot < slotCount; slot += 1)
    starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0);
  return starts;
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A friendship counts in both directions, even when only one of them names it. */
function withFriends(people: readonly ModelPerson[], problem: readonly ProblemPerson[]): ModelPerson[] {
  const ranks = new Map(problem.map(({ id }, rank) => [id, rank]));
  const friends = problem.map(() => new Set<number>());
  for (const [rank, { friendIds }] of problem.entries()) {
    for (const id of friendIds) {
      const other = ranks.get(id);
      if (other === undefined || other === rank) continue;
      friends[rank]?.add(other);
      friends[other]?.add(rank);
    }
  }
  return people.map((person, rank) => ({
    ...person,
    friends: Int32Array.from([...(friends[rank] ?? [])].toSorted((a, b) => a - b)),
  }));
}

/** The less charisma a person has in comparison with others, the more hours: from 15 % less to 15 % more. */
const CHARISMA_SHARE = 0.15;

function withShares(
  people: readonly ModelPerson[],
  problem: readonly ProblemPerson[],
  { slots, rows }: Pick<ProposalModel, "slots" | "rows">,
): ModelPerson[] {
  const candidates = new Float64Array(rows.length);
  for (const person of people) for (const row of person.rows) candidates[row] = (candidates[row] ?? 0) + 1;
  const asked = new Array<number>(KINDS).fill(0);
  for (const [rank, { slot, capacity }] of rows.entries()) {
    const { hours = 0, kind = 0 } = slots[slot] ?? {};
    const hoursAsked = hours * Math.min(capacity, candidates[rank] ?? 0);
    asked[0] = (asked[0] ?? 0) + hoursAsked;
    asked[1 + kind] = (asked[1 + kind] ?? 0) + hoursAsked;
  }
  for (const { shares } of people) {
    for (const [kind, hours] of shares.fixed.entries()) asked[kind] = (asked[kind] ?? 0) + hours;
  }
  const sharing = people.filter(({ slots: own, fixed }) => own.length + fixed.length > 0).length;
  const days = new Set(slots.map(({ firstDay }) => firstDay)).size;
  const [all = 0] = asked;
  const each = Math.min(all / Math.max(1, sharing), JUST_DAY * days);
  const charismas = problem.map(({ charisma }) => charisma).toSorted((a, b) => a - b);
  return people.map((person, rank) => {
    const charisma = problem[rank]?.charisma ?? 0;
    const below = charismas.filter((one) => one < charisma).length;
    const above = charismas.filter((one) => one > charisma).length;
    const own = each * (1 + (CHARISMA_SHARE * (above - below)) / Math.max(1, people.length));
    const just = asked.map((hours) => (all === 0 ? 0 : (own * hours) / all));
    return { ...person, shares: { ...person.shares, just } };
  });
}
