import { buildModel } from "./build-model";
import type { ModelPerson } from "./model";
import type { ProposalProblem } from "./problem";
import { hours, person, place, problemOf, slotOf } from "./testing/drawn-festival";

const [morning, noon, evening] = [
  slotOf(1, hours(8, 12)),
  slotOf(2, hours(10, 14)),
  slotOf(3, hours(18, 22), 1, { category: "BAR", topPriority: true }),
];
const slots = [morning, noon, evening];
const modelOf = (problem: Partial<ProposalProblem>) => buildModel(problemOf({ slots, ...problem }));
const comes = (personId: number, slot = morning, fixed = true) => ({ ...place(personId, slot), fixed });

/** The tasks that a person of the model may still do, in the order of time. */
const tasksOf = (model: ReturnType<typeof buildModel>, rank = 0) =>
  [...(model.people[rank]?.slots ?? [])].map((slot) => Number(model.slots[slot]?.key.split("/")[0]));
const tasksFor = (more: Parameters<typeof person>[1], problem: Partial<ProposalProblem> = {}) =>
  tasksOf(modelOf({ people: [person(1, more)], ...problem }));
const justOf = ({ shares }: ModelPerson) => (shares.just[0] ?? 0).toFixed(2);

describe("The choices of a proposal", () => {
  it("are slots in the order of time, without those that last no time", () => {
    const { slots: kept } = modelOf({ slots: [evening, slotOf(4, hours(9, 9)), noon, morning] });
    expect(kept.map(({ key }) => key)).toEqual([morning.key, noon.key, evening.key]);
    expect(kept.map(({ hours: lasts, kind }) => [lasts, kind])).toEqual([
      [4, 0],
      [4, 0],
      [4, 1],
    ]);
  });

  it("are the places that nobody fixed has taken", () => {
    const people = [1, 2, 3].map((id) => person(id));
    const capacities = (today: ProposalProblem["today"]) =>
      modelOf({ people, today }).rows.map(({ slot, capacity }) => [slot, capacity]);
    const all = [
      [0, 2],
      [1, 2],
      [2, 1],
    ];
    expect(capacities([])).toEqual(all);
    expect(capacities([comes(1)])).toEqual([[0, 1], ...all.slice(1)]);
    expect(capacities([comes(1), comes(2), comes(3)])).toEqual(all.slice(1));
    expect(capacities([comes(1, morning, false)])).toEqual(all);
    expect(capacities([{ ...comes(1), as: null }])).toEqual(all);
  });

  it("keep those who are fixed, and forget those of slots that are gone", () => {
    const gone = { ...comes(2), slotKey: "9/9/9" };
    const { fixed } = modelOf({ people: [person(1), person(2)], today: [comes(1), gone] });
    expect(fixed).toEqual([place(1, morning)]);
  });
});

describe("A volunteer's choices", () => {
  it("are the slots within one availability", () => {
    expect(tasksFor({})).toEqual([1, 2, 3]);
    expect(tasksFor({ availabilities: [] })).toEqual([]);
    expect(tasksFor({ availabilities: [hours(8, 13)] })).toEqual([1]);
    expect(tasksFor({ availabilities: [hours(8, 11), hours(11, 14), hours(18, 22)] })).toEqual([3]);
    expect(tasksFor({ availabilities: [hours(17, 23), hours(9, 14), hours(10, 24)] })).toEqual([2, 3]);
  });

  it("are for their teams alone", () => {
    expect(tasksFor({ teams: ["hard"] })).toEqual([]);
    const both = { ...noon, demands: [...noon.demands, { team: "hard", demand: 1 }] };
    expect(tasksFor({ teams: ["hard"] }, { slots: [morning, both] })).toEqual([2]);
  });

  it("leave breaks and fixed hours free, but may touch them", () => {
    expect(tasksFor({ breaks: [hours(12, 13)] })).toEqual([1, 3]);
    expect(tasksFor({ breaks: [hours(12, 18)] })).toEqual([1, 3]);
    expect(tasksFor({}, { today: [comes(1)] })).toEqual([3]);
    expect(tasksFor({}, { today: [{ ...comes(1), as: null }] })).toEqual([3]);
    expect(tasksFor({}, { today: [comes(1, morning, false)] })).toEqual([1, 2, 3]);
  });

  it("break no rest rule by themselves, nor with the fixed hours of that day", () => {
    expect(tasksFor({ rest: { hoursInARow: 3 } })).toEqual([]);
    expect(tasksFor({ rest: { hoursInARow: 4 } })).toEqual([1, 2, 3]);
    expect(tasksFor({ rest: { hoursPerDay: 7 } }, { today: [comes(1)] })).toEqual([]);
    expect(tasksFor({ rest: { hoursPerDay: 8 } }, { today: [comes(1)] })).toEqual([3]);
  });

  it("never make one night more in a row than allowed, beside the fixed ones", () => {
    const nights = [0, 1, 2, 3].map((day) => slotOf(10 + day, hours(24 * day + 25, 24 * day + 27)));
    const problem = { slots: nights, today: [comes(1, nights[0]), comes(1, nights[2])] };
    const awake = { availabilities: [hours(0, 120)] };
    expect(tasksFor({ ...awake, rest: { nightsInARow: 3 } }, problem)).toEqual([11, 13]);
    expect(tasksFor({ ...awake, rest: { nightsInARow: 2 } }, problem)).toEqual([13]);
    expect(tasksFor({ ...awake, rest: { nightsInARow: 0 } }, { slots: nights })).toEqual([]);
  });

  it("are worth more where they are today, half of that for another team", () => {
    const both = { ...morning, demands: [...morning.demands, { team: "hard", demand: 1 }] };
    const { people, rows, wishes } = modelOf({
      slots: [both, evening],
      people: [person(1, { teams: ["benevole", "hard"] })],
      today: [comes(1, both, false)],
    });
    const points = [...(people[0]?.staying ?? [])].map(([row, value]) => [rows[row]?.team, value]);
    expect(points).toEqual([
      ["benevole", wishes.staying],
      ["hard", wishes.staying / 2],
    ]);
  });
});

describe("The people of a proposal", () => {
  it("are friends both ways, even when one alone says so; never of strangers or themselves", () => {
    const { people } = modelOf({
      people: [person(3), person(1, { friendIds: [3, 1, 99] }), person(2, { friendIds: [1] })],
    });
    expect(people.map(({ id, friends }) => [id, ...friends])).toEqual([
      [1, 1, 2],
      [2, 0],
      [3, 0],
    ]);
  });

  it("share the hours that they can do: more for those with less charisma", () => {
    const same = modelOf({ people: [person(1), person(2)] });
    // Two at each of the morning's and the noon's slots, one in the evening: twenty hours for two, eight at most.
    expect(same.people.map(justOf)).toEqual(["8.00", "8.00"]);
    const unequal = modelOf({
      people: [person(1, { charisma: 100 }), person(2), person(3, { charisma: 50 })],
    });
    expect(unequal.people.map(justOf)).toEqual(["6.00", "7.33", "6.67"]);
  });

  it("have fixed hours that count in all, and in their kind", () => {
    const { people } = modelOf({ people: [person(1), person(2)], today: [comes(1, evening)] });
    expect(people.map(({ shares }) => shares.fixed.slice(0, 3))).toEqual([
      [4, 0, 4],
      [0, 0, 0],
    ]);
  });

  it("have nothing to share when nobody is asked for", () => {
    expect(modelOf({ slots: [], people: [person(1)] }).people.map(justOf)).toEqual(["0.00"]);
  });
});
