import type { ModelPerson, ProposalModel } from "./model";
import type { ProblemAssignment } from "./problem";
import { shareWorth } from "./worth";

/** The people at each slot: indices, fixed ones included. */
type Company = (slot: number) => ReadonlySet<number> | undefined;

/** The hours of a person who fills these rows: all hours, then each kind; fixed ones included. */
export function hoursWith(
  { shares }: ModelPerson,
  rows: readonly number[],
  model: Pick<ProposalModel, "rows" | "slots">,
): number[] {
  const hours = shares.fixed.slice();
  for (const row of rows) {
    const { hours: more = 0, kind = 0 } = model.slots[model.rows[row]?.slot ?? -1] ?? {};
    hours[0] = (hours[0] ?? 0) + more;
    hours[1 + kind] = (hours[1 + kind] ?? 0) + more;
  }
  return hours;
}

/** The value of the rows of one person, without the company of friends. */
export function scheduleValue(person: ModelPerson, rows: readonly number[], model: ProposalModel): number {
  const { slots, wishes, shareWeights } = model;
  let value = wishes.liked * likedAssignments(person, rows, model);
  for (const row of rows) {
    value += (slots[model.rows[row]?.slot ?? -1]?.worth ?? 0) + (person.staying.get(row) ?? 0);
  }
  for (const [kind, hours] of hoursWith(person, rows, model).entries()) {
    const weight = shareWeights[kind];
    if (weight) value += shareWorth(hours, person.shares.just[kind] ?? 0, weight);
  }
  return value;
}

/** The number of rows that lie in time as the person prefers, in relation to the previous slot. */
function likedAssignments(
  { likes, fixed }: ModelPerson,
  rows: readonly number[],
  { rows: all, slots }: ProposalModel,
): number {
  if (likes === "NO_PREF") return 0;
  if (likes === "NO_REST") return rows.length;
  const filled = rows.map((row) => slots[all[row]?.slot ?? -1]);
  const ends = new Set([...fixed.map(([, end]) => end), ...filled.map((slot) => slot?.end)]);
  const touching = filled.filter((slot) => ends.has(slot?.start)).length;
  return likes === "STACKED" ? touching : rows.length - touching;
}

/** The number of the person's rows where a friend comes too. */
export function friendsInSlot(
  rank: number,
  rows: readonly number[],
  { model, company }: { model: ProposalModel; company: Company },
): number {
  const friends = model.people[rank]?.friends ?? [];
  let count = 0;
  for (const row of rows) {
    const there = company(model.rows[row]?.slot ?? -1);
    if (there !== undefined && friends.some((friend) => there.has(friend))) count += 1;
  }
  return count;
}

/** The value of a whole proposal: the model's objective. `schedules` are the rows of each person. */
export function proposalValue(model: ProposalModel, schedules: readonly (readonly number[])[]): number {
  const there = model.slots.map(() => new Set<number>());
  for (const [rank, { fixedSlots }] of model.people.entries()) {
    for (const slot of fixedSlots) there[slot]?.add(rank);
    for (const row of schedules[rank] ?? []) there[model.rows[row]?.slot ?? -1]?.add(rank);
  }
  let value = 0;
  for (const [rank, person] of model.people.entries()) {
    const rows = schedules[rank] ?? [];
    const met = friendsInSlot(rank, rows, { model, company: (slot) => there[slot] });
    value += scheduleValue(person, rows, model) + model.wishes.friend * met;
  }
  return value;
}

/** The places when each person fills these rows: fixed ones, then everyone's in the order of ids. */
export function assignmentsOf(
  { fixed, people, rows, slots }: ProposalModel,
  schedules: readonly (readonly number[])[],
): ProblemAssignment[] {
  const chosen = people.flatMap(({ id }, rank) =>
    (schedules[rank] ?? [])
      .toSorted((a, b) => a - b)
      .flatMap((row) => {
        const { slot = -1, team = "" } = rows[row] ?? {};
        return { personId: id, slotKey: slots[slot]?.key ?? "", as: team };
      }),
  );
  return [...fixed, ...chosen];
}
