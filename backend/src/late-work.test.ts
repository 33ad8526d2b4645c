import { lateWork } from "./late-work";

describe("What an answer does not wait for", () => {
  it("has ended once all is settled", async () => {
    const late = lateWork();
    const ended: string[] = [];
    late.start(
      new Promise((resolve) => setTimeout(resolve, 5)).then(() => void ended.push("the mail has left")),
      fail,
    );
    await late.settled();
    expect(ended).toEqual(["the mail has left"]);
  });

  it("says why it failed, and holds nothing up", async () => {
    const late = lateWork();
    const failures: unknown[] = [];
    late.start(Promise.reject(new Error("no post office")), (error) => failures.push(error));
    await late.settled();
    expect(failures).toEqual([new Error("no post office")]);
  });
});

function fail(error: unknown): never {
  throw error;
}
