import { keptText, readKept } from "./kept-selection";

const at = (hour: number) => new Date(Date.UTC(2026, 4, 15, hour));
const period = (from: number, to: number) => ({ start: at(from), end: at(to) });

describe("The periods that the device keeps", () => {
  it("come back as they were", () => {
    const chosen = [period(8, 10), period(18, 20)];
    expect(readKept(keptText(chosen))).toEqual(chosen);
  });

  it("are nothing to keep without any, and none without a text", () => {
    expect(keptText([])).toBeUndefined();
    expect(readKept(undefined)).toEqual([]);
  });

  it("that touch or overlap come back as one", () => {
    const text = JSON.stringify([
      [at(8).getTime(), at(10).getTime()],
      [at(10).getTime(), at(12).getTime()],
      [at(11).getTime(), at(14).getTime()],
    ]);
    expect(readKept(text)).toEqual([period(8, 14)]);
  });

  it.each(["", "{", "null", "12", '"8h"', '{"start":1}'])("are none in the text « %s »", (text) => {
    expect(readKept(text)).toEqual([]);
  });

  it.each(["[1]", "[[1]]", '[["1","2"]]', "[[2,1]]", "[[1,1]]", "[null]", "[[null,2]]"])(
    "leave out what is no period: %s",
    (text) => {
      expect(readKept(text)).toEqual([]);
      const right = [at(8).getTime(), at(10).getTime()];
      const parts = JSON.parse(text) as unknown[];
      expect(readKept(JSON.stringify([...parts, right]))).toEqual([period(8, 10)]);
    },
  );
});
