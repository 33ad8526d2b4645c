import {
  helpWindowError,
  helpWindowFor,
  INVALID_WINDOW,
  nextQuarter,
  proposedHelpWindow,
} from "./help-window";

const window = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

describe("The window in which help is called for", () => {
  it.each([
    ["2027-05-14T16:00:00.000Z", "2027-05-14T16:00:00.000Z"],
    ["2027-05-14T16:00:00.001Z", "2027-05-14T16:15:00.000Z"],
    ["2027-05-14T16:14:59.000Z", "2027-05-14T16:15:00.000Z"],
    ["2027-05-14T21:50:00.000Z", "2027-05-14T22:00:00.000Z"],
  ])("at %s begins at %s", (now, quarter) => {
    expect(nextQuarter(new Date(now)).toISOString()).toBe(quarter);
  });

  it("lasts an hour, also over the hour that the clocks skip", () => {
    expect(proposedHelpWindow(new Date("2027-03-28T00:40:00Z"))).toEqual(
      window("2027-03-28T00:45:00Z", "2027-03-28T01:45:00Z"),
    );
  });

  it.each([
    ["of a slot that goes on is what is left of it", "17:11", "17:15", "19:00"],
    ["of a slot to come is the slot", "12:00", "15:00", "19:00"],
    ["of a slot about to end is an hour", "18:50", "19:00", "20:00"],
  ])("%s", (_what, now, start, end) => {
    const at = (time: string) => `2027-05-14T${time}:00Z`;
    const slot = window(at("15:00"), at("19:00"));
    expect(helpWindowFor(slot, new Date(at(now)))).toEqual(window(at(start), at(end)));
  });

  it.each([
    ["ends before it starts", "2027-05-14T18:00:00Z", "2027-05-14T17:00:00Z"],
    ["has no duration", "2027-05-14T18:00:00Z", "2027-05-14T18:00:00Z"],
    ["is longer than a month", "2027-05-14T18:00:00Z", "2027-06-15T18:00:00Z"],
    ["is no date", "hier", "2027-05-14T18:00:00Z"],
  ])("is refused when it %s", (_why, start, end) => {
    expect(helpWindowError(window(start, end))).toBe(INVALID_WINDOW);
  });

  it("may be a night", () => {
    expect(helpWindowError(window("2027-05-14T20:00:00Z", "2027-05-15T04:00:00Z"))).toBeUndefined();
  });
});
