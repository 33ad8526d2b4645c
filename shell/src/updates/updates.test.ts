import { liveEvents } from "@coulisses/shared-auth";
import type { Registry } from "@coulisses/federation/registry";
import { registryWith, testLoader } from "../testing/test-site";
import { checkWhenTold } from "./check-when-told";
import { createUpdates } from "./updates";

const feature = { pages: {}, cards: {} };

function updatesWhere({ published = registryWith(), newerBuild = false, offline = false } = {}) {
  const loader = testLoader({ answers: [() => Promise.resolve(feature)] });
  const reloadOnce = jest.fn();
  const calls = { times: 0 };
  const updates = createUpdates(loader, {
    fetchRegistry: () => {
      calls.times += 1;
      return offline ? Promise.reject(new Error("offline")) : Promise.resolve<Registry>(published);
    },
    newerBuildExists: () => Promise.resolve(newerBuild),
    untilSaved: () => Promise.resolve(),
    reloadOnce,
  });
  return { loader, updates, reloadOnce, calls };
}

test("an app that runs is stale once another version of it is published", async () => {
  const { loader, updates } = updatesWhere({ published: registryWith({ version: "v2" }) });
  await loader.load("mf-activities");
  expect(updates.isStale("mf-activities")).toBe(false);
  await updates.check();
  expect(updates.isStale("mf-activities")).toBe(true);
  expect(updates.isStale(null)).toBe(false);
});

test("an app that was not loaded yet is not stale: it starts with the new version", async () => {
  const { loader, updates } = updatesWhere({ published: registryWith({ version: "v2" }) });
  await updates.check();
  expect(updates.isStale("mf-activities")).toBe(false);
  expect(loader.registry().features[0]?.version).toBe("v2");
});

test("a newer shell makes every page stale", async () => {
  const { updates } = updatesWhere({ newerBuild: true });
  const heard = jest.fn();
  updates.subscribe(heard);
  await updates.check();
  expect([updates.isStale(null), updates.isStale("mf-activities")]).toEqual([true, true]);
  expect(heard).toHaveBeenCalled();
});

test("without network nothing changes and nothing is said", async () => {
  const { loader, updates } = updatesWhere({ offline: true });
  const before = loader.registry();
  await updates.check();
  expect(loader.registry()).toBe(before);
  expect(updates.isStale(null)).toBe(false);
});

test("looks that are asked for at once share one answer", async () => {
  const { updates, calls } = updatesWhere();
  await Promise.all([updates.check(), updates.check(), updates.check()]);
  expect(calls.times).toBe(1);
  await updates.check();
  expect(calls.times).toBe(2);
});

test("the page is reloaded once what is being saved is saved", async () => {
  const order: string[] = [];
  const updates = createUpdates(testLoader(), {
    untilSaved: () => Promise.resolve(void order.push("saved")),
    reloadOnce: () => void order.push("reloaded"),
  });
  await updates.reload();
  expect(order).toEqual(["saved", "reloaded"]);
});

test("a publication that was told while the page still loaded is looked for too", () => {
  jest.useFakeTimers();
  const check = jest.fn(() => Promise.resolve());
  liveEvents.set({ event: "test", at: "2026-05-01T10:00:00Z", tags: [{ type: "Application" }] });
  checkWhenTold({ check }, liveEvents);
  jest.advanceTimersByTime(3_000);
  expect(check).toHaveBeenCalledTimes(1);
  liveEvents.set(undefined);
  jest.useRealTimers();
});

test("a tab that hears live of a publication looks for it within three seconds", () => {
  jest.useFakeTimers();
  const check = jest.fn(() => Promise.resolve());
  checkWhenTold({ check }, liveEvents);
  const happens = (type: "Application" | "Gear") =>
    liveEvents.set({ event: "test", at: "2026-05-01T10:00:00Z", tags: [{ type }] });
  happens("Gear");
  jest.advanceTimersByTime(3_000);
  expect(check).not.toHaveBeenCalled();
  happens("Application");
  jest.advanceTimersByTime(3_000);
  expect(check).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
