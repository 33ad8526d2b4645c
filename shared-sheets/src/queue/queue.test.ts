import { placeIn, queueOf } from "./queue";
import { queueSearch } from "./queue-address";

const sheet = (id: number, matos = "REVIEWING") => ({ id, reviews: { humain: "REVIEWING", matos } });
const asked = (id: number, day: number) => ({ id, askedAt: `2026-05-0${day}T08:00:00.000Z` });

describe("the queue of a team", () => {
  it("begins with the oldest request, then goes by number, and leaves out what is read", () => {
    const sheets = [sheet(1), sheet(5), sheet(4), sheet(2, "APPROVED"), { id: 3 }];
    const requests = [asked(1, 3), asked(2, 2), asked(4, 1), asked(5, 1)];
    expect(queueOf(sheets, requests, "matos")).toEqual([4, 5, 1]);
    expect(queueOf(sheets, requests, "humain")).toEqual([4, 5, 2, 1]);
  });

  it("begins with the sheets of long ago, whose request nobody wrote down", () => {
    expect(queueOf([sheet(1), sheet(2)], [asked(1, 3)], "matos")).toEqual([2, 1]);
  });
});

it("A sheet that was just answered has left the queue, whatever an older list says, until it is asked for again", () => {
  const answered = new Map([[1, asked(1, 1).askedAt]]);
  const sheets = [sheet(1), sheet(2)];
  expect(queueOf(sheets, [asked(1, 1), asked(2, 2)], "matos", answered)).toEqual([2]);
  expect(queueOf(sheets, [asked(1, 3), asked(2, 2)], "matos", answered)).toEqual([2, 1]);
});

describe("the place of a sheet in its queue", () => {
  it("has neighbours, and the sheet that follows it", () => {
    expect(placeIn([4, 5, 1], 5)).toEqual({ rank: 2, previous: 4, next: 1, following: 1 });
  });

  it("is followed, at the end, by the first of those passed over", () => {
    expect(placeIn([4, 5, 1], 1)).toEqual({ rank: 3, previous: 5, next: undefined, following: 4 });
    expect(placeIn([4], 4).following).toBeUndefined();
  });

  it("is in front of it for a sheet that does not wait", () => {
    expect(placeIn([4, 5], 9)).toEqual({ next: 4, following: 4 });
    expect(placeIn([], 9).following).toBeUndefined();
  });
});

it("A list of what waits for a review gives its sheets its own query, any other list none", () => {
  expect(queueSearch(new URLSearchParams("team=bar&matos=REVIEWING"))).toBe("?team=bar&matos=REVIEWING");
  expect(queueSearch(new URLSearchParams("team=bar&matos=REJECTED"))).toBe("");
});
