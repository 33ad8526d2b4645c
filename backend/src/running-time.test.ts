import { setTimeout as wait } from "node:timers/promises";
import { afterRunning } from "./running-time";

/** Keeps the process busy, so that no answer can be read. */
function standStill(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("A time limit goes by while the process runs", async () => {
  const began = performance.now();
  await new Promise<void>((resolve) => void afterRunning(80, resolve));
  expect(performance.now() - began).toBeGreaterThan(75);
});

it("A time limit does not go by while the process stands still, and what came meanwhile is heard first", async () => {
  const act = jest.fn();
  const timer = afterRunning(400, act);
  standStill(500);
  await wait(1);
  expect(act).not.toHaveBeenCalled();
  clearInterval(timer);
  await wait(450);
  expect(act).not.toHaveBeenCalled();
});
