import { readWindow, withWindow } from "./address-window";

const proposed = { start: new Date("2027-05-14T16:15:00Z"), end: new Date("2027-05-14T17:15:00Z") };
const read = (query: string) => {
  const { start, end } = readWindow(new URLSearchParams(query), proposed);
  return [start, end].map((instant) => (Number.isNaN(instant.getTime()) ? "none" : instant.toISOString()));
};

describe("The window that the address of a call for help names", () => {
  it("is the proposed one without any", () => {
    expect(read("search=bar")).toEqual(["2027-05-14T16:15:00.000Z", "2027-05-14T17:15:00.000Z"]);
  });

  it("is read as the clock on a Paris wall shows it, in summer and in winter", () => {
    expect(read("start=2027-05-14T18:30&end=2027-05-15T02:00")).toEqual([
      "2027-05-14T16:30:00.000Z",
      "2027-05-15T00:00:00.000Z",
    ]);
    expect(read("start=2027-01-14T18:30")).toEqual(["2027-01-14T17:30:00.000Z", "2027-01-14T18:30:00.000Z"]);
  });

  it.each(["start=hier", "start=2027-02-31T10:00", "start=2027-05-14T25:00", "start="])(
    "is none with %s",
    (query) => {
      expect(read(query)).toEqual(["none", "none"]);
    },
  );

  it("comes back as it was written, on the first page", () => {
    const window = { start: "2027-05-14T16:30:00.000Z", end: "2027-05-14T22:15:00.000Z" };
    const address = withWindow(new URLSearchParams("page=3&teams=bar"), window);
    expect(address.toString()).toBe("teams=bar&start=2027-05-14T18%3A30&end=2027-05-15T00%3A15");
    expect(read(address.toString())).toEqual([window.start, window.end]);
  });
});
