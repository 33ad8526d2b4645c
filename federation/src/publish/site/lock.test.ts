/** @jest-environment node */
import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../testing/build-of";
import { locked } from "./lock";

const newLock = () => path.join(temporaryFolder(), ".lock");
const longAgo = new Date(Date.now() - 60_000);

/** A lock as a process that was killed leaves it. */
function leftBehind(lock: string, { token = true } = {}) {
  mkdirSync(lock);
  if (token) writeFileSync(path.join(lock, "somebody"), "");
  for (const file of token ? [path.join(lock, "somebody"), lock] : [lock]) utimesSync(file, longAgo, longAgo);
}

test("one works at a time, the one waiting comes next, and the lock goes with the last", async () => {
  const lock = newLock();
  let inside = 0;
  const seen = await Promise.all(
    Array.from({ length: 12 }, () =>
      locked(lock, async () => {
        inside += 1;
        await new Promise(setImmediate);
        const together = inside;
        inside -= 1;
        return together;
      }),
    ),
  );
  expect(seen).toEqual(Array(12).fill(1));
  expect(existsSync(lock)).toBe(false);
});

test.each([[{ token: true }], [{ token: false }]])(
  "a lock left by a process that died is taken over by one alone (%j)",
  async (left) => {
    const lock = newLock();
    leftBehind(lock, left);
    let inside = 0;
    const together: number[] = [];
    const work = async () => {
      together.push(++inside);
      await new Promise(setImmediate);
      inside -= 1;
    };
    await Promise.all([locked(lock, work), locked(lock, work), locked(lock, work)]);
    expect(together).toEqual([1, 1, 1]);
  },
);

test("the lock is given back when the work fails", async () => {
  const lock = newLock();
  await expect(locked(lock, () => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  expect(existsSync(lock)).toBe(false);
});
