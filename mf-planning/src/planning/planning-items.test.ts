import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { slotOf } from "../testing/planning-samples";
import {
  byDay,
  elapsedPart,
  leftWords,
  nextSlot,
  planningItems,
  presentSlot,
  slotAfter,
  whenWords,
} from "./planning-items";

const night = slotOf(2, "Fermer le bar", 23, 25);
const morning = slotOf(1, "Tenir le bar", 10, 12);
const items = (...slots: (typeof night)[]) => planningItems({ slots, mobilizations: [], breaks: [] });

it("A planning holds slots, mobilizations and breaks by date, each in its colour", () => {
  const all = planningItems({
    slots: [night, morning],
    mobilizations: [
      {
        id: 7,
        name: "Monter la scène",
        status: "DRAFT",
        appointment: null,
        timeWindow: { id: "1-2", start: fridayAt(8), end: fridayAt(12) },
      },
    ],
    breaks: [{ start: fridayAt(12), end: fridayAt(14) }],
  });
  expect(all.map(({ title, color, place }) => [title, color, place])).toEqual([
    ["[7] Monter la scène", "DRAFT", undefined],
    ["[1] Tenir le bar", "READY_TO_ASSIGN", "Scène"],
    ["Pause", "break", undefined],
    ["[2] Fermer le bar", "READY_TO_ASSIGN", "Scène"],
  ]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
});

it("Hours of one task that follow one another are one, unless another task stands between them", () => {
  const hours = [slotOf(1, "Tenir le bar", 12, 13), morning, night, slotOf(1, "Tenir le bar", 25, 26)];
  const [first, ...others] = items(...hours);
  expect([first?.start, first?.end]).toEqual([fridayAt(10), fridayAt(13)]);
  expect(others.map(({ title }) => title)).toEqual(["[2] Fermer le bar", "[1] Tenir le bar"]);
  if (first?.kind !== "slot") throw new Error("no slot");
  expect(presentSlot(first, new Date(fridayAt(11)))).toBe(morning);
  expect(presentSlot(first, new Date(fridayAt(12.5)))).toBe(hours[0]);
  expect(presentSlot(first, new Date(fridayAt(20)))).toBe(hours[0]);
});

it.each([
  [9, "[1] Tenir le bar"],
  [11, "[1] Tenir le bar"],
  [12, "[2] Fermer le bar"],
  [25, undefined],
])("At %s h the next slot is %s", (hour, title) => {
  expect(nextSlot(items(night, morning), new Date(fridayAt(hour)))?.title).toBe(title);
});

it("A slot stands on the day of Paris on which it starts", () => {
  const late = slotOf(3, "Ranger", 24, 26);
  expect(byDay(items(morning, night, late)).map(([day, { length }]) => [day, length])).toEqual([
    ["2026-05-15", 2],
    ["2026-05-16", 1],
  ]);
});

it.each([
  [10, "en ce moment"],
  [10.5, "dans 30 min"],
  [13, "dans 3 h 00"],
  [33.9, "dans 23 h 54"],
  [34, "dans 1 jour"],
  [10 + 60, "dans 3 jours"],
])("From ten o'clock, %s h is %s", (hour, words) => {
  expect(whenWords({ start: fridayAt(hour) }, new Date(fridayAt(10)))).toBe(words);
});

it("After a slot comes the next one, whatever stands between; after the last one nothing", () => {
  const all = planningItems({
    slots: [night, morning],
    mobilizations: [],
    breaks: [{ start: fridayAt(12), end: fridayAt(14) }],
  });
  const first = nextSlot(all, new Date(fridayAt(9)));
  if (!first) throw new Error("no slot");
  const second = slotAfter(all, first);
  expect(second?.title).toBe("[2] Fermer le bar");
  expect(second && slotAfter(all, second)).toBeUndefined();
});

it.each([
  [10, "encore 2 h", 0],
  [11.5, "encore 30 min", 0.75],
  [11.99, "encore 1 min", 0.995],
])("At %s h a slot from ten to twelve lasts %s", (hour, words, part) => {
  const now = new Date(fridayAt(hour));
  expect(leftWords(morning, now)).toBe(words);
  expect(elapsedPart(morning, now)).toBeCloseTo(part);
});
