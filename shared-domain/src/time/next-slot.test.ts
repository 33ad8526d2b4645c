import { nextSlot, shiftSlot } from "./next-slot";

const friday = { start: "2026-05-15T19:00:00.000Z", end: "2026-05-15T21:30:00.000Z" };
const saturday = { start: "2026-05-16T08:00:00.000Z", end: "2026-05-16T09:00:00.000Z" };

describe("a slot that is shifted", () => {
  it("keeps its hours", () => {
    expect(shiftSlot(friday, 1)).toEqual({
      start: "2026-05-16T19:00:00.000Z",
      end: "2026-05-16T21:30:00.000Z",
    });
    expect(shiftSlot(friday, -2).start).toBe("2026-05-13T19:00:00.000Z");
    expect(shiftSlot(friday, 0)).toEqual(friday);
  });

  it("keeps those of the clock on the wall when it changes meanwhile", () => {
    const before = { start: "2026-03-28T20:00:00.000Z", end: "2026-03-28T21:00:00.000Z" };
    expect(shiftSlot(before, 1)).toEqual({
      start: "2026-03-29T19:00:00.000Z",
      end: "2026-03-29T20:00:00.000Z",
    });
  });
});

describe("the slot proposed after others", () => {
  it("has the hours of the last one, the day after", () => {
    expect(nextSlot([saturday, friday])).toEqual(shiftSlot(saturday, 1));
  });

  it("is none when there is no other", () => {
    expect(nextSlot([])).toBeUndefined();
  });
});
