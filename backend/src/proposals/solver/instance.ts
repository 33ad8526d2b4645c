import type { ProposalModel } from "@coulisses/shared-domain/proposal/model";
import { type Route, routeOf } from "./route";
import type { Layout } from "./schedule";

/** The model as the search reads it, in arrays. */
export type Instance = {
  model: ProposalModel;
  routes: readonly Route[];
  layouts: readonly Layout[];
  /** The gain that every place of a person adds. */
  perPlace: Float64Array;
  worth: Float64Array;
  hours: Float64Array;
  kind: Int32Array;
  capacity: Int32Array;
  slotOfRow: Int32Array;
  /** For each of a person's slots, 1 when a friend may be there too. */
  mayMeet: readonly Uint8Array[];
  /** For each slot, its fixed people. */
  fixedPeople: readonly (readonly number[])[];
};

/** One person's places: the row of each. */
export type Schedule = readonly number[];

export function instanceOf(model: ProposalModel): Instance {
  const { slots, rows, people, wishes } = model;
  const fixedPeople = slots.map((): number[] => []);
  for (const [rank, { fixedSlots }] of people.entries()) {
    for (const slot of fixedSlots) fixedPeople[slot]?.push(rank);
  }
  return {
    model,
    routes: people.map((person) => routeOf(person, slots)),
    layouts: people.map(({ likes }) => ({
      touching: likes === "STACKED" ? wishes.liked : 0,
      apart: likes === "FRAGMENTED" ? wishes.liked : 0,
    })),
    perPlace: Float64Array.from(people, ({ likes }) => (likes === "NO_REST" ? wishes.liked : 0)),
    worth: Float64Array.from(slots, ({ worth }) => worth),
    hours: Float64Array.from(slots, ({ hours }) => hours),
    kind: Int32Array.from(slots, ({ kind }) => kind),
    capacity: Int32Array.from(rows, ({ capacity }) => capacity),
    slotOfRow: Int32Array.from(rows, ({ slot }) => slot),
    mayMeet: meetings(model),
    fixedPeople,
  };
}

/** Friends meet where there is room for two, or where one of them is fixed. */
function meetings({ slots, rows, people }: ProposalModel) {
  const room = new Float64Array(slots.length);
  for (const { slot, capacity } of rows) room[slot] = (room[slot] ?? 0) + capacity;
  const mark = new Int32Array(slots.length).fill(-1);
  return people.map(({ slots: own, friends }, rank) => {
    for (const friend of friends) {
      const { slots: theirs = [], fixedSlots = [] } = people[friend] ?? {};
      for (const slot of theirs) if ((room[slot] ?? 0) > 1) mark[slot] = rank;
      for (const slot of fixedSlots) mark[slot] = rank;
    }
    return Uint8Array.from(own, (slot) => (mark[slot] === rank ? 1 : 0));
  });
}
