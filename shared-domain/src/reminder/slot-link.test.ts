import { namedSlot, planningPathOf } from "./slot-link";

const bar = { start: "2027-05-14T16:00:00.000Z", end: "2027-05-14T18:00:00.000Z", task: { id: 7 } };
const till = { ...bar, task: { id: 8 } };
const barLater = { ...bar, start: bar.end, end: "2027-05-14T20:00:00.000Z" };
const slots = [till, bar, barLater];
const named = (task: string | null, start: string | null) => namedSlot(slots, { task, start });

it("names one slot of one task, of several that follow each other the first", () => {
  const path = planningPathOf({ id: 7, period: { start: new Date(bar.start) } });
  expect(path).toBe("/planning?task=7&start=2027-05-14T16%3A00%3A00.000Z");
  expect(named("7", bar.start)).toBe(bar);
});

it.each([
  ["a slot that began before, and goes on at that instant", "7", "2027-05-14T17:59:59.000Z", bar],
  ["the slot that starts when another one ends", "7", "2027-05-14T18:00:00.000Z", barLater],
  ["no slot that ended", "8", "2027-05-14T18:00:00.000Z", undefined],
  ["no slot of a task that the person does not have", "9", "2027-05-14T16:00:00.000Z", undefined],
  ["nothing without an instant", "7", null, undefined],
  ["nothing that is no instant", "7", "demain", undefined],
  ["nothing without a task", null, "2027-05-14T16:00:00.000Z", undefined],
])("finds %s", (_what, task, start, slot) => {
  expect(named(task, start)).toBe(slot);
});
