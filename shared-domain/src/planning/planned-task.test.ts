import { parisInstant } from "../time/paris";
import { plannedTasks, type SlottedTask, type StaffedSlot } from "./planned-task";

const person = (id: number) => ({ id, firstname: `Prénom${id}`, lastname: `Nom${id}`, nickname: null });
/** An hour of the festival's first evening; those from 24 are of the next day. */
const at = (hour: number) => parisInstant(hour < 24 ? "2024-05-17" : "2024-05-18", hour % 24);
const slot = (from: number, to: number, ...people: number[]): StaffedSlot => ({
  start: at(from),
  end: at(to),
  people: people.map(person),
});
const task = (slots: StaffedSlot[], more: Partial<SlottedTask> = {}): SlottedTask => ({
  id: 1,
  name: "Tenir le bar",
  category: null,
  location: null,
  globalInstruction: "<p>Servir</p>",
  inChargeInstruction: "<p>Compter la caisse</p>",
  administratorId: 90,
  inChargeIds: [],
  contacts: [],
  slots,
  ...more,
});
const reader = 1;
const periods = (tasks: SlottedTask[]) =>
  plannedTasks(reader, tasks).map(({ id, period }) => [id, period.start, period.end]);

describe("Planning 4.3: the tasks of a person", () => {
  it("CI-12 know those who answer for the task: its administrator, contacts and people in charge", () => {
    const contact = { ...person(reader), phone: "0601020304" };
    const answered = (more: Partial<SlottedTask>) =>
      plannedTasks(reader, [task([slot(18, 20, 1)], more)])[0]?.isAnsweredFor;
    for (const more of [{ administratorId: reader }, { inChargeIds: [reader] }, { contacts: [contact] }]) {
      expect(answered(more)).toBe(true);
    }
    expect(answered({ inChargeIds: [2] })).toBe(false);
  });

  it("4.3.1 are none without a slot of theirs", () => {
    expect(plannedTasks(reader, [])).toEqual([]);
    expect(plannedTasks(reader, [task([slot(18, 20, 2)])])).toEqual([]);
  });

  it("4.3.2 join the slots of one task that follow or overlap each other, whatever their order", () => {
    const slots = [slot(20, 22, 1), slot(18, 20, 1), slot(21, 23, 1)];
    expect(periods([task(slots)])).toEqual([[1, at(18), at(23)]]);
  });

  it("4.3.2 stay apart when there is a gap, or another task between", () => {
    expect(periods([task([slot(18, 19, 1), slot(20, 21, 1)])])).toEqual([
      [1, at(18), at(19)],
      [1, at(20), at(21)],
    ]);
    const other = task([slot(20, 21, 1)], { id: 2 });
    expect(periods([task([slot(18, 20, 1), slot(21, 22, 1)]), other]).map(([id]) => id)).toEqual([1, 2, 1]);
  });

  it("4.3.4 name whom to call, but not the reader", () => {
    const contacts = [1, 2].map((id) => ({ ...person(id), phone: "0600000000" }));
    const [planned] = plannedTasks(reader, [task([slot(18, 20, 1)], { contacts })]);
    expect(planned?.contacts.map(({ id }) => id)).toEqual([2]);
  });

  it("4.3.5 give the instructions of those in charge to them alone", () => {
    const slots = [slot(18, 20, 1)];
    expect(plannedTasks(reader, [task(slots)])[0]?.inChargeInstruction).toBeNull();
    expect(plannedTasks(reader, [task(slots, { inChargeIds: [1] })])[0]?.inChargeInstruction).toBe(
      "<p>Compter la caisse</p>",
    );
  });
});

describe("Planning 4.3.3: who else is there", () => {
  const company = (slots: StaffedSlot[]) =>
    plannedTasks(reader, [task(slots)]).flatMap((planned) =>
      planned.company.map(({ start, end, people }) => [start, end, people.map(({ id }) => id)]),
    );

  it("changes with the slots of the others", () => {
    expect(
      company([slot(18, 22, 1), slot(18, 20, 2), slot(20, 22, 3), slot(18, 26, 4), slot(20, 27, 5)]),
    ).toEqual([
      [at(18), at(20), [2, 4]],
      [at(20), at(22), [3, 4, 5]],
    ]);
  });

  it("is cut at each start and end of theirs", () => {
    const twoHours = [18, 20, 22, 24].map((from) => slot(from, from + 2, 2));
    expect(
      company([slot(18, 27, 1), ...twoHours, slot(20, 27, 3), slot(23, 25, 4)]).map(([start]) => start),
    ).toEqual([18, 20, 22, 23, 24, 25, 26].map(at));
  });

  it("is named once a part, and left out where there is nobody", () => {
    expect(company([slot(18, 22, 1), slot(19, 20, 2), slot(19, 20, 2)])).toEqual([[at(19), at(20), [2]]]);
  });
});
