import { keptPairs, periodsOf } from "./kept-selection";

const at = (hour: number) => new Date(Date.UTC(2026, 4, 15, hour));
const period = (from: number, to: number) => ({ start: at(from), end: at(to) });

describe("The periods that the device keeps", () => {
  it("come back as they were", () => {
    const chosen = [period(8, 10), period(18, 20)];
    expect(periodsOf(keptPairs(chosen))).toEqual(chosen);
  });

  it("are nothing to keep without any, and none where nothing is kept", () => {
    expect(keptPairs([])).toBeUndefined();
    expect(periodsOf(undefined)).toEqual([]);
  });

  it("that touch or overlap come back as one", () => {
    const pairs = keptPairs([period(8, 10), period(10, 12), period(11, 14)]);
    expect(periodsOf(pairs)).toEqual([period(8, 14)]);
  });

  it.each(["[1]", "[[1]]", '[["1","2"]]', "[[2,1]]", "[[1,1]]", "[null]", "[[null,2]]"])(
    "leave out what is no period: %s",
    (text) => {
      const wrong = JSON.parse(text) as [number, number][];
      expect(periodsOf(wrong)).toEqual([]);
      expect(periodsOf([...wrong, [at(8).getTime(), at(10).getTime()]])).toEqual([period(8, 10)]);
    },
  );
});
