import type { KeyboardEvent } from "react";
import { movedRange, type Range } from "./pointed-range";

/** Two days of ten hours. */
const ground = { columns: 2, last: 600 };
const middle: Range = { column: 0, from: 120, to: 180 };

const after = (key: string, range = middle, held: Partial<KeyboardEvent> = {}) =>
  movedRange(range, { key, shiftKey: false, ctrlKey: false, ...held } as KeyboardEvent, ground);
const longer = (key: string, range = middle) => after(key, range, { shiftKey: true });

describe("The keys of a range", () => {
  it("move it by an hour, from the first to the last", () => {
    expect(after("ArrowDown")).toEqual({ column: 0, from: 180, to: 240 });
    expect(after("ArrowUp")).toEqual({ column: 0, from: 60, to: 120 });
    const first = { column: 0, from: 0, to: 60 };
    const last = { column: 0, from: 540, to: 600 };
    expect([after("ArrowUp", first), after("ArrowDown", last)]).toEqual([first, last]);
  });

  it("move it to the day beside; past the edge they are the calendar's", () => {
    expect(after("ArrowRight")).toEqual({ column: 1, from: 120, to: 180 });
    expect(after("ArrowLeft")).toBeUndefined();
    expect(after("ArrowRight", { ...middle, column: 1 })).toBeUndefined();
    expect(after("ArrowLeft", { ...middle, column: 1 })).toEqual(middle);
  });

  it("make it longer and shorter by half an hour, to half an hour at least", () => {
    expect(longer("ArrowDown")).toEqual({ column: 0, from: 120, to: 210 });
    expect(longer("ArrowDown", { ...middle, to: 590 })?.to).toBe(600);
    expect(longer("ArrowUp")).toEqual({ column: 0, from: 120, to: 150 });
    expect(longer("ArrowUp", { ...middle, to: 150 })?.to).toBe(150);
    expect(longer("ArrowRight")).toBeUndefined();
  });

  it("mean nothing with others, or to others", () => {
    expect(after("ArrowDown", middle, { ctrlKey: true })).toBeUndefined();
    expect(after("ArrowDown", middle, { altKey: true })).toBeUndefined();
    expect(after("ArrowDown", middle, { metaKey: true })).toBeUndefined();
    expect(after("Enter")).toBeUndefined();
  });
});
