import { act, renderHook } from "@testing-library/react";
import { useSure } from "./use-sure";

describe("Being asked whether one is sure", () => {
  const asked = async () => {
    const { result } = renderHook(() => useSure<{ amount: number }>());
    let answer: Promise<boolean> | undefined;
    await act(async () => {
      answer = result.current.isSure({ amount: 500 });
      await Promise.resolve();
    });
    return { result, answer };
  };

  it("shows the question with what it is about, and none before", async () => {
    expect(renderHook(() => useSure<{ amount: number }>()).result.current.question).toBeUndefined();
    const { result } = await asked();
    expect(result.current.question?.amount).toBe(500);
  });

  it.each([true, false])("waits for the answer (%s), then asks no more", async (isSure) => {
    const { result, answer } = await asked();
    act(() => result.current.question?.answer(isSure));
    expect(await answer).toBe(isSure);
    expect(result.current.question).toBeUndefined();
  });
});
