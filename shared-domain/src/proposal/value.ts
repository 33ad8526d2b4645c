import type { ModelPerson, ProposalModel } from "./model";
import type { ProblemPlace } from "./problem";
import { shareWorth } from "./worth";

/** Who is at each slot: ranks of people, those who are there in any case included. */
export type Company = (slot: number) => ReadonlySet<number> | undefined;

/** The hours that a person works when they fill these rows: all of them, then each kind; what is fixed included. */
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

/** What the rows that one person fills are worth together, without the company of friends. */
export function scheduleValue(person: ModelPerson, rows: readonly number[], model: ProposalModel): number {
  const { slots, wishes, shareWeights } = model;
  let value = wishes.liked * likedPlaces(person, rows, model);
  for (const row of rows) {
    value += (slots[model.rows[row]?.slot ?? -1]?.worth ?? 0) + (person.staying.get(row) ?? 0);
  }
  for (const [kind, hours] of hoursWith(person, rows, model).entries()) {
    const weight = shareWeights[kind];
    if (weight) value += shareWorth(hours, person.shares.just[kind] ?? 0, weight);
  }
  return value;
}

/** How many of the rows that a person fills lie in time as they like it, seen from what comes before. */
function likedPlaces(
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

/** At how many of the rows that a person fills a friend is there too. */
export function metFriends(
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

/** What a whole proposal is worth: the objective of the model. `schedules` are the rows that each person fills. */
export function proposalValue(model: ProposalModel, schedules: readonly (readonly number[])[]): number {
  const there = model.slots.map(() => new Set<number>());
  for (const [rank, { fixedSlots }] of model.people.entries()) {
    for (const slot of fixedSlots) there[slot]?.add(rank);
    for (const row of schedules[rank] ?? []) there[model.rows[row]?.slot ?? -1]?.add(rank);
  }
  let value = 0;
  for (const [rank, person] of model.people.entries()) {
    const rows = schedules[rank] ?? [];
    const met = metFriends(rank, rows, { model, company: (slot) => there[slot] });
    value += scheduleValue(person, rows, model) + model.wishes.friend * met;
  }
  return value;
}

/** Who comes where when each person fills these rows: whoever is fixed, then everybody in the order of their ids. */
export function placesOf(
  { fixed, people, rows, slots }: ProposalModel,
  schedules: readonly (readonly number[])[],
): ProblemPlace[] {
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
