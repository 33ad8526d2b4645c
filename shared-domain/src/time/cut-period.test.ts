import { splitEvery, subtractAll, subtractPeriod } from "./cut-period";
import { ofMinutes } from "./duration";

const at = (time: string) => new Date(`2024-05-17T${time}+02:00`);
const from = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe("Period 1.4.8: slices of a given length", () => {
  it("an hour makes four quarters", () => {
    const quarters = splitEvery(from("08:00:00", "09:00:00"), ofMinutes(15));
    expect(quarters).toHaveLength(4);
    expect(quarters[3]).toEqual(from("08:45:00", "09:00:00"));
  });

  it("the last slice is cut at the end", () => {
    expect(splitEvery(from("08:00:00", "08:00:12"), 5000)).toEqual([
      from("08:00:00", "08:00:05"),
      from("08:00:05", "08:00:10"),
      from("08:00:10", "08:00:12"),
    ]);
  });

  it("no length leaves the period whole", () => {
    const period = from("08:00:00", "09:00:00");
    expect(splitEvery(period, 0)).toEqual([period]);
  });
});

describe("Period 1.4.10: taking a period out of another", () => {
  const morning = from("08:00:00", "12:00:00");

  it.each([
    ["what it does not touch", from("13:00:00", "14:00:00"), [morning]],
    ["its head", from("07:00:00", "09:00:00"), [from("09:00:00", "12:00:00")]],
    ["its start", from("08:00:00", "09:00:00"), [from("09:00:00", "12:00:00")]],
    ["its tail", from("11:00:00", "13:00:00"), [from("08:00:00", "11:00:00")]],
    [
      "its middle",
      from("09:00:00", "10:00:00"),
      [from("08:00:00", "09:00:00"), from("10:00:00", "12:00:00")],
    ],
    ["all of it", from("08:00:00", "12:00:00"), []],
    ["more than it", from("07:00:00", "13:00:00"), []],
  ])("%s", (_, removed, left) => {
    expect(subtractPeriod(morning, removed)).toEqual(left);
  });
});

it("Several periods lose all that several others cover", () => {
  const periods = [from("08:00:00", "12:00:00"), from("14:00:00", "16:00:00")];
  const removed = [from("09:00:00", "10:00:00"), from("11:00:00", "15:00:00")];
  expect(subtractAll(periods, removed)).toEqual([
    from("08:00:00", "09:00:00"),
    from("10:00:00", "11:00:00"),
    from("15:00:00", "16:00:00"),
  ]);
  expect(subtractAll(periods, [])).toEqual(periods);
});
