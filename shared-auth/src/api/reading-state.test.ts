import { unreachable } from "../http/api-error";
import { loadState } from "./reading-state";

const refetch = jest.fn();
const read = { isFetching: false, refetch };

describe("what a page shows of its read", () => {
  it("is the wait until it is there", () => {
    expect(loadState({ ...read, isFetching: true })).toMatchObject({ loading: true, error: undefined });
    expect(loadState({ ...read, currentData: [], isFetching: true })).toMatchObject({ loading: false });
  });

  it("is why it failed, and a way to read again", () => {
    const { loading, error, onRetry } = loadState({ ...read, error: unreachable });
    expect([loading, error]).toEqual([false, unreachable.message]);
    onRetry();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("is neither while what was read before stays in view", () => {
    expect(loadState({ ...read, currentData: [], error: unreachable }).error).toBeUndefined();
  });

  it("says nothing of a fault of ours, which is none of the server's answers", () => {
    expect(loadState({ ...read, error: new TypeError("x is not a function") }).error).toBeUndefined();
  });
});
