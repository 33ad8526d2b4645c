import { createMemory } from "./memory";

const failing = () => jest.fn(() => Promise.reject(new Error("no network")));
const settle = () => new Promise<void>((settled) => queueMicrotask(settled));

describe("What an app's code is kept in", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask"] }));
  afterEach(() => jest.useRealTimers());

  it("gives the same promise for the same key: a page that renders twice loads once", async () => {
    const memory = createMemory<string>();
    const make = jest.fn(() => Promise.resolve("code"));
    expect(memory.recall("mf-bar", make)).toBe(memory.recall("mf-bar", make));
    await memory.recall("mf-bar", make);
    jest.advanceTimersByTime(60_000);
    expect(await memory.recall("mf-bar", make)).toBe("code");
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("keeps each key apart", async () => {
    const memory = createMemory<string>();
    expect(await memory.recall("/bar", () => Promise.resolve("bar"))).toBe("bar");
    expect(await memory.recall("/wine", () => Promise.resolve("wine"))).toBe("wine");
  });

  it("remembers a failure while React renders it again, and no longer", async () => {
    const memory = createMemory<string>();
    const make = failing();
    await expect(memory.recall("mf-bar", make)).rejects.toThrow("no network");
    jest.advanceTimersByTime(1_999);
    await expect(memory.recall("mf-bar", make)).rejects.toThrow("no network");
    expect(make).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await memory.recall("mf-bar", () => Promise.resolve("code"))).toBe("code");
  });

  it("forgets failures when one asks to try again, and what came stays", async () => {
    const memory = createMemory<string>();
    const sound = jest.fn(() => Promise.resolve("code"));
    await memory.recall("mf-bar", sound);
    const make = failing();
    await expect(memory.recall("mf-wine", make)).rejects.toThrow("no network");
    await settle();
    memory.forgetFailures();
    await expect(memory.recall("mf-wine", make)).rejects.toThrow("no network");
    await memory.recall("mf-bar", sound);
    expect([make.mock.calls.length, sound.mock.calls.length]).toEqual([2, 1]);
  });
});
