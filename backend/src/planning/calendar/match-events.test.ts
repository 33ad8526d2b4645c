import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { changesIn, matchEvents, type PlannedEvent } from "./match-events";

const at = (hour: number) => new Date(parisInstant("2027-05-14").getTime() + hour * 3_600_000);
const hours = (start: number, end: number) => ({ start: at(start), end: at(end) });
const morning = new Date("2027-05-01T08:00:00Z");
const noon = new Date("2027-05-01T12:00:00Z");

const village = { id: 1, name: "Village", geoLocation: null };
const camille = { id: 7, firstname: "Camille", lastname: "Dupont", phone: "0612345678" };

const task = (start: number, end: number, fields: Partial<PlannedTask> = {}): PlannedTask => ({
  id: 12,
  name: "Tenir le bar",
  category: "BAR",
  location: village,
  globalInstruction: "<p>Viens avec des gants</p>",
  inChargeInstruction: null,
  isAnsweredFor: false,
  contacts: [camille],
  period: hours(start, end),
  company: [],
  ...fields,
});

const after = (stored: readonly PlannedEvent[], ...planning: PlannedTask[]) =>
  matchEvents(stored, planning, noon);
const known = (...planning: PlannedTask[]) => matchEvents([], planning, morning).map(({ event }) => event);
const only = <One>([one]: readonly One[]): One => {
  if (one === undefined) throw new Error("Nothing there");
  return one;
};

describe("The events of a calendar", () => {
  it("stay as they were while nothing that they show changes", () => {
    const before = known(task(18, 20), task(22, 24));
    const entries = after(before, task(18, 20), task(22, 24));
    expect(entries.map(({ event }) => event)).toEqual(before);
    expect(entries.every(({ event, stored }) => event === stored)).toBe(true);
  });

  it("follow their task to another time, with a higher sequence", () => {
    const event = only(known(task(18, 20)));
    expect(only(after([event], task(30, 32))).event).toEqual({
      ...event,
      period: hours(30, 32),
      sequence: 1,
      changedAt: noon,
      contentHash: expect.not.stringMatching(event.contentHash) as string,
    });
  });

  it.each<[string, Partial<PlannedTask>]>([
    ["the name", { name: "Fermer le bar" }],
    ["the place", { location: { ...village, id: 2, name: "Scène" } }],
    [
      "where the place is",
      { location: { ...village, geoLocation: { type: "POINT", coordinates: { lat: 45, lng: 4 } } } },
    ],
    ["that there is no place", { location: null }],
    ["the instructions", { globalInstruction: "<p>Viens sans gants</p>" }],
    ["the instructions for who is in charge", { inChargeInstruction: "<p>Compte les gants</p>" }],
    ["the number of a contact", { contacts: [{ ...camille, phone: "0700000000" }] }],
    ["the contacts", { contacts: [] }],
  ])("have a higher sequence when %s changes", (_what, fields) => {
    const { event, stored } = only(after(known(task(18, 20)), task(18, 20, fields)));
    expect([event.sequence, event.uid, event.changedAt]).toEqual([1, stored?.uid, noon]);
  });

  it("announce no change when only the people around do", () => {
    const company = [{ ...hours(18, 20), people: [camille] }];
    const { event, stored, task: shown } = only(after(known(task(18, 20)), task(18, 20, { company })));
    expect(event).toBe(stored);
    expect(shown?.company).toEqual(company);
  });

  it("are cancelled once, and stay so", () => {
    const event = only(known(task(18, 20)));
    const cancelled = only(after([event])).event;
    expect(cancelled).toEqual({ ...event, sequence: 1, changedAt: noon, cancelledAt: noon });
    const later = only(matchEvents([cancelled], [], new Date("2027-05-02T08:00:00Z")));
    expect(later.event).toBe(cancelled);
  });

  it("come back under the same identity when their task is planned again, even as it was", () => {
    const event = only(known(task(18, 20)));
    const cancelled = only(after([event])).event;
    const back = after([cancelled], task(18, 20));
    expect(back.map(({ event: { uid, sequence, cancelledAt } }) => [uid, sequence, cancelledAt])).toEqual([
      [event.uid, 2, null],
    ]);
  });

  it("belong to one task: another one at the same time is another event", () => {
    const event = only(known(task(18, 20)));
    const [added, removed] = after([event], task(18, 20, { id: 13 }));
    expect(added?.event.uid).not.toBe(event.uid);
    expect(removed?.event).toMatchObject({ uid: event.uid, cancelledAt: noon });
  });

  it("of one task with several slots follow the one that they overlap most, then the order of time", () => {
    const [first, second, third] = known(task(10, 12), task(14, 16), task(18, 20));
    const entries = after(
      [first, second, third].flatMap((event) => event ?? []),
      task(8, 9),
      task(13, 16),
      task(18, 20),
    );
    expect(entries.map(({ event }) => event.uid)).toEqual([first?.uid, second?.uid, third?.uid]);
    expect(entries.map(({ event }) => event.sequence)).toEqual([1, 1, 0]);
  });

  it("leave the event to the slot that keeps its time when one of two goes", () => {
    const [early, late] = known(task(10, 12), task(14, 16));
    const entries = after(
      [early, late].flatMap((event) => event ?? []),
      task(14, 16),
    );
    expect(entries.map(({ event }) => [event.uid, event.cancelledAt])).toEqual([
      [late?.uid, null],
      [early?.uid, noon],
    ]);
  });
});

describe("What is told of a planning that changed", () => {
  const told = (before: readonly PlannedEvent[], ...planning: PlannedTask[]) =>
    changesIn(3, after(before, ...planning)).map(({ before, after: now }) => [
      before && [before.period.start, before.place],
      now && [now.period.start, now.place],
    ]);

  it("is a new task, with nothing before", () => {
    expect(told([], task(18, 20))).toEqual([[null, [at(18), "Village"]]]);
  });

  it("is another time or another place, with both", () => {
    expect(told(known(task(18, 20)), task(17, 20))).toEqual([
      [
        [at(18), "Village"],
        [at(17), "Village"],
      ],
    ]);
    const scene = { ...village, name: "Scène" };
    expect(told(known(task(18, 20)), task(18, 20, { location: scene }))).toEqual([
      [
        [at(18), "Village"],
        [at(18), "Scène"],
      ],
    ]);
    expect(told(known(task(18, 20)), task(18, 19))).toHaveLength(1);
  });

  it("is a task that goes, with nothing after", () => {
    expect(told(known(task(18, 20)))).toEqual([[[at(18), "Village"], null]]);
  });

  it("is neither a text nor a contact, nor what was cancelled before", () => {
    expect(
      told(known(task(18, 20)), task(18, 20, { globalInstruction: "", contacts: [], name: "Bar" })),
    ).toEqual([]);
    expect(told([only(after(known(task(18, 20)))).event])).toEqual([]);
  });

  it("names the person, the event and the task", () => {
    const [change] = changesIn(3, after([], task(18, 20)));
    expect(change).toMatchObject({ volunteerId: 3, taskId: 12, name: "Tenir le bar" });
    expect(change?.uid).toMatch(/^[\da-f-]{36}$/);
  });
});
