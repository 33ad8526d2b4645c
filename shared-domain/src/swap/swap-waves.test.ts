import { ofHours } from "../time/duration";
import { parisInstant } from "../time/paris";
import { ASKED_AT_ONCE, mayAskFurther, peopleDue, peopleToAsk } from "./swap-waves";

const createdAt = new Date("2027-05-10T08:00:00Z");
const after = (hours: number) => new Date(createdAt.getTime() + ofHours(hours));
const start = after(100);
const person = (id: number, timesAsked = 0, work = 0) => ({ id, timesAsked, work: ofHours(work) });
const crowd = Array.from({ length: 25 }, (_, rank) => person(rank + 1));
const asking = { start, createdAt, waiting: 0 };

describe("SW-11 The least asked people are asked first", () => {
  it("those asked for the fewest places, then those who work least, then the lowest id", () => {
    const people = [person(1, 2), person(2, 1, 8), person(5, 1, 2), person(4, 1, 2), person(3, 0, 30)];
    expect(peopleToAsk(people, asking, createdAt)).toEqual([3, 4, 5, 2, 1]);
  });

  it("are ten at first, whoever would come eleventh", () => {
    const often = crowd.map(({ id }) => person(id, id <= 15 ? 1 : 0));
    expect(peopleToAsk(often, asking, createdAt)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    expect(ASKED_AT_ONCE).toBe(10);
  });

  it("are ten more every four hours that nobody takes it", () => {
    expect(peopleDue({ ...asking, waiting: 10 }, after(3.9))).toBe(0);
    expect(peopleDue({ ...asking, waiting: 10 }, after(4))).toBe(10);
    expect(peopleDue({ ...asking, waiting: 20 }, after(8))).toBe(10);
  });

  it("make up for those who decline, and for a wave that could not leave", () => {
    expect(peopleDue({ ...asking, waiting: 7 }, after(1))).toBe(3);
    expect(peopleDue({ ...asking, waiting: 10 }, after(13))).toBe(30);
  });

  it("are never fewer than none, when a request asked everybody before", () => {
    expect(peopleDue({ ...asking, waiting: 40 }, after(1))).toBe(0);
    expect(peopleToAsk(crowd, { ...asking, waiting: 40 }, after(1))).toEqual([]);
  });

  it("are all there are from a day before the slot: none stays empty because too few were asked", () => {
    const inADay = { ...asking, waiting: 10 };
    expect(peopleToAsk(crowd, inADay, after(76))).toHaveLength(25);
    expect(peopleToAsk(crowd, { ...asking, start: after(20) }, createdAt)).toHaveLength(25);
    expect(peopleDue({ ...asking, start: after(24.1) }, createdAt)).toBe(10);
  });

  it("hear of a later wave by day, in Paris", () => {
    const at = (hour: number, minute = 0) => mayAskFurther(parisInstant("2027-05-11", hour, minute));
    expect([at(0), at(7, 59), at(8), at(21, 59), at(22)]).toEqual([false, false, true, true, false]);
  });
});
