/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { temporaryFolder } from "../../testing/build-of";
import { locked } from "./lock";

const newLock = () => path.join(temporaryFolder(), ".lock");

test("those who publish at once do so one after the other, though a killed one left its lock", async () => {
  const lock = newLock();
  mkdirSync(lock);
  writeFileSync(path.join(lock, "left-behind"), `2147483646 1 ${hostname()}\n`);
  let inside = 0;
  const together: number[] = [];
  const work = async () => {
    together.push(++inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all([locked(lock, work), locked(lock, work), locked(lock, work)]);
  expect(together).toEqual([1, 1, 1]);
  expect(existsSync(lock)).toBe(false);
});

test("the lock is given back when the work fails", async () => {
  const lock = newLock();
  await expect(locked(lock, () => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  expect(existsSync(lock)).toBe(false);
});
