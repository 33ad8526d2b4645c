import { proposedNeedsWindow, proposedTimelineWindow } from "./overview-windows";

const isoOf = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()];

describe("§8: The window of the timeline", () => {
  it.each([
    ["2027-05-14T16:07:00Z", "2027-05-14T16:00:00.000Z", "2027-05-14T18:00:00.000Z"],
    ["2027-05-14T16:15:00Z", "2027-05-14T16:15:00.000Z", "2027-05-14T18:15:00.000Z"],
    ["2027-05-14T22:59:59Z", "2027-05-14T22:45:00.000Z", "2027-05-15T00:45:00.000Z"],
    ["2027-03-28T00:50:00Z", "2027-03-28T00:45:00.000Z", "2027-03-28T02:45:00.000Z"],
  ])("at %s is two hours from the quarter that runs", (now, ...window) => {
    expect(isoOf(proposedTimelineWindow(new Date(now)))).toEqual(window);
  });
});

describe("§9: The window of the needs of organisers", () => {
  const now = new Date("2027-01-10T23:30:00Z");

  it("is the four days from the festival's start", () => {
    expect(isoOf(proposedNeedsWindow(new Date("2027-05-14T16:00:00Z"), now))).toEqual([
      "2027-05-14T16:00:00.000Z",
      "2027-05-18T16:00:00.000Z",
    ]);
  });

  it("ends at the same hour of Paris when the clocks change meanwhile", () => {
    expect(isoOf(proposedNeedsWindow(new Date("2027-03-26T17:00:00Z"), now))).toEqual([
      "2027-03-26T17:00:00.000Z",
      "2027-03-30T16:00:00.000Z",
    ]);
  });

  it("begins today in Paris while nobody has said when the festival is", () => {
    expect(isoOf(proposedNeedsWindow(undefined, now))).toEqual([
      "2027-01-10T23:00:00.000Z",
      "2027-01-14T23:00:00.000Z",
    ]);
  });
});
