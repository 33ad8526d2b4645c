import { badInputRefusal, refusal } from "../testing/refusal";
import { festivalDayPeriod } from "../time/festival-day";
import { parisHour, parisInstant } from "../time/paris";
import { brokenRule } from "../volunteer-availability/broken-rule";
import { hours } from "../volunteer-availability/testing/availabilities";
import {
  ALREADY_BEGUN,
  blocksToCome,
  callBlocksOf,
  NOT_OF_THE_FESTIVAL,
  ranksOfStarts,
  stretchesOf,
} from "./blocks";

const friday = "2024-05-17";
const longBefore = parisInstant("2024-05-01");
const festivalStart = parisInstant(friday).toISOString();

describe("AC-1 The blocks that volunteers are asked for", () => {
  it("last two hours, by day and by night", () => {
    const blocks = callBlocksOf(friday);
    expect(blocks.map(({ start }) => parisHour(start))).toEqual([6, 8, 10, 12, 14, 16, 18, 20, 22, 0, 2, 4]);
    expect(blocks[0]).toEqual(hours(6, 8));
    expect(blocks.at(-1)).toEqual(hours(28, 30));
  });

  it.each([
    ["an ordinary day", friday, 12],
    ["the day whose night loses an hour", "2025-03-29", 11],
    ["the day whose night has an hour twice", "2025-10-25", 12],
  ])("cover %s without a gap, and each is an availability by itself", (_, day, count) => {
    const blocks = callBlocksOf(day);
    expect(blocks).toHaveLength(count);
    expect([blocks[0]?.start, blocks.at(-1)?.end]).toEqual([
      festivalDayPeriod(day).start,
      festivalDayPeriod(day).end,
    ]);
    expect(blocks.slice(1).map(({ start }) => start)).toEqual(blocks.slice(0, -1).map(({ end }) => end));
    expect(blocks.map(brokenRule).filter((rule) => rule !== undefined)).toEqual([]);
  });

  it("are those of the days for which everybody gives availabilities", () => {
    const blocks = blocksToCome(festivalStart, longBefore, []);
    expect(blocks).toHaveLength(11 * 12);
    expect(blocks[0]?.start).toEqual(hours(6, 8, "2024-05-13").start);
    expect(blocks.at(-1)?.end).toEqual(hours(28, 30, "2024-05-23").end);
  });

  it("have not begun, and have the charisma of their hours", () => {
    const points = [{ ...hours(19, 30), charisma: 10 }];
    const [first, second, third] = blocksToCome(festivalStart, hours(16, 18).start, points);
    expect(first).toEqual({ ...hours(18, 20), charisma: 10 });
    expect(second).toEqual({ ...hours(20, 22), charisma: 20 });
    expect(third?.charisma).toBe(20);
  });
});

describe("AC-2 The hours of a call", () => {
  const blocks = blocksToCome(festivalStart, hours(12, 14).start, []);
  const ranksOf = (...starts: Date[]) => ranksOfStarts(starts, blocks, hours(12, 14).start);

  it("are blocks of the festival, each once and by time", () => {
    expect(ranksOf(hours(18, 20).start, hours(14, 16).start, hours(18, 20).start)).toEqual([0, 2]);
  });

  it.each([
    ["between two blocks", hours(15, 17).start],
    ["after the festival", hours(6, 8, "2024-05-24").start],
    ["decades away", new Date("2099-05-17T18:00:00Z")],
  ])("are none %s", (_, start) => {
    expect(() => ranksOf(start)).toThrow(badInputRefusal(NOT_OF_THE_FESTIVAL));
  });

  it("have not begun", () => {
    expect(() => ranksOf(hours(14, 16).start, hours(12, 14).start)).toThrow(refusal(ALREADY_BEGUN));
  });
});

describe("Blocks that follow one another", () => {
  const of = (from: number, to: number, charisma: number) => ({ ...hours(from, to), charisma });

  it("are one stretch with the charisma of both; a night is in one piece", () => {
    expect(stretchesOf([of(20, 22, 10), of(22, 24, 20), of(24, 26, 30), of(28, 30, 5)])).toEqual([
      of(20, 26, 60),
      of(28, 30, 5),
    ]);
  });

  it("are cut at six in the morning", () => {
    expect(stretchesOf([of(28, 30, 1), of(30, 32, 2)])).toEqual([of(28, 30, 1), of(30, 32, 2)]);
  });
});
