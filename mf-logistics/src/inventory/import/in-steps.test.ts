import { inSteps } from "./in-steps";

function* slow(steps: number): Generator<number, string> {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + 15;
    while (performance.now() < until);
    yield step / steps;
  }
  return "fini";
}

describe("a long work", () => {
  it("lets the page live between its steps, says how far it is, and answers", async () => {
    const parts: number[] = [];
    let others = 0;
    const work = inSteps(slow(4), {
      onProgress: (part) => parts.push(part),
      signal: new AbortController().signal,
    });
    const other = () => {
      others += 1;
      if (parts.length < 4) setTimeout(other);
    };
    setTimeout(other);
    await expect(work).resolves.toBe("fini");
    expect(parts).toEqual([0, 0.25, 0.5, 0.75]);
    expect(others).toBeGreaterThan(1);
  });

  it("is given up when nobody waits for it any more", async () => {
    const giveUp = new AbortController();
    const work = inSteps(slow(100), { onProgress: () => giveUp.abort(), signal: giveUp.signal });
    await expect(work).rejects.toThrow(/abort/i);
  });
});
