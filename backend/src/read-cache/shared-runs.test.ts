import { setTimeout as wait } from "node:timers/promises";
import { sharedRuns } from "./shared-runs";

/** A festival whose list is read slowly; what is written while it is read is not in it. */
function slowList() {
  let written = 0;
  let reads = 0;
  const run = sharedRuns<number>();
  const read = async () => {
    reads++;
    const seen = written;
    await wait(5);
    return seen;
  };
  return { read: (key = "everybody") => run(key, read), write: () => ++written, reads: () => reads };
}

describe("A long read that many ask for at once", () => {
  it("runs twice, and all have their answer", async () => {
    const list = slowList();
    expect(await Promise.all(Array.from({ length: 400 }, () => list.read()))).toHaveLength(400);
    expect(list.reads()).toBe(2);
  });

  it("holds what a person wrote before they asked", async () => {
    const list = slowList();
    const first = list.read();
    list.write();
    const [before, after] = await Promise.all([first, list.read()]);
    expect([before, after]).toEqual([0, 1]);
  });

  it("is read anew by who asks once all have their answer, and for each that may read something else", async () => {
    const list = slowList();
    await Promise.all([list.read(), list.read()]);
    await list.read();
    expect(list.reads()).toBe(3);
    await Promise.all([list.read("members"), list.read("managers")]);
    expect(list.reads()).toBe(5);
  });

  it("that fails is tried again for those who came later", async () => {
    const run = sharedRuns<string>();
    let tries = 0;
    const read = () => (++tries === 1 ? Promise.reject(new Error("gone")) : Promise.resolve("back"));
    const [first, second] = await Promise.allSettled([run("list", read), run("list", read)]);
    expect([first.status, second]).toEqual(["rejected", { status: "fulfilled", value: "back" }]);
  });
});
