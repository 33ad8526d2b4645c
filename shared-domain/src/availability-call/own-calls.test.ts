import { hours } from "../volunteer-availability/testing/availabilities";
import { type OwnCalls, waitingCalls } from "./own-calls";

const noon = hours(12, 14).start;
const call = (from: number, isDeclined = false) => ({ ...hours(from, from + 2), isDeclined });
const waiting = (facts: Partial<OwnCalls>) =>
  waitingCalls({ calls: [call(18), call(20)], given: [], busy: [], ...facts }, noon);

describe("AC-5 A call waits for an answer", () => {
  it("until the person is available for all of it", () => {
    expect(waiting({})).toEqual([call(18), call(20)]);
    expect(waiting({ given: [hours(16, 20)] })).toEqual([call(20)]);
    expect(waiting({ given: [hours(19, 22)] })).toEqual([call(18)]);
  });

  it("until the person says no", () => {
    expect(waiting({ calls: [call(18, true), call(20)] })).toEqual([call(20)]);
  });

  it("until the person has a place then", () => {
    expect(waiting({ busy: [hours(19, 20)] })).toEqual([call(20)]);
  });

  it("until its hours begin", () => {
    expect(waiting({ calls: [call(12), call(14)] })).toEqual([call(14)]);
  });
});
