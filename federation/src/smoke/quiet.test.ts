import { quietPage } from "./quiet";
import { PATIENCE_MS, STILL_MS } from "./visit";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Follows a page whose thread is always idle; `answer` stays undefined until it is judged. */
function judge(page: ReturnType<typeof quietPage>) {
  const judged: { answer?: string | undefined; isOver: boolean } = { isOver: false };
  void page
    .untilQuiet(() => Promise.resolve())
    .then((answer) => Object.assign(judged, { answer, isOver: true }));
  return judged;
}

describe("A page on trial", () => {
  it("is done once its code was asked for, all has come, and nothing began for a moment", async () => {
    const page = quietPage("/features/mf-bar/1/");
    const judged = judge(page);
    page.traffic.began("/features/mf-bar/1/entry.js");
    await jest.advanceTimersByTimeAsync(10 * STILL_MS);
    expect(judged.isOver).toBe(false);
    page.traffic.ended();
    page.traffic.began("/api/bars");
    page.traffic.ended();
    await jest.advanceTimersByTimeAsync(2 * STILL_MS);
    expect(judged).toEqual({ isOver: true, answer: undefined });
  });

  it("that never asks for its code is at fault, not good", async () => {
    const page = quietPage("/features/mf-bar/1/");
    const judged = judge(page);
    page.traffic.began("/features/mf-beer/1/entry.js");
    page.traffic.ended();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(judged.answer).toBe("30 s on, none of the app's code was asked for");
  });

  it("that asks for ever is at fault", async () => {
    const page = quietPage();
    const judged = judge(page);
    page.traffic.began("/api/bars");
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(judged.answer).toBe("it still loads after 30 s");
  });
});
