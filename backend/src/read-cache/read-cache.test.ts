import { createReadCache } from "./read-cache";

function countingLoad(value: string | undefined) {
  const load = jest.fn(() => Promise.resolve(value));
  return load;
}

describe("Keeping what was read", () => {
  it("reads once while the revision stands", async () => {
    const cache = createReadCache<string>({ limit: 10 });
    const load = countingLoad("fa");
    expect(await cache.at(1, "list", load)).toBe("fa");
    expect(await cache.at(1, "list", load)).toBe("fa");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("reads again as soon as the revision has moved on", async () => {
    const cache = createReadCache<string>({ limit: 10 });
    await cache.at(1, "list", countingLoad("before"));
    expect(await cache.at(2, "list", countingLoad("after"))).toBe("after");
  });

  it("serves a request that comes late with an old revision what is newer", async () => {
    const cache = createReadCache<string>({ limit: 10 });
    await cache.at(2, "list", countingLoad("after"));
    expect(await cache.at(1, "list", countingLoad("before"))).toBe("after");
  });

  it("lets those who ask at once share one reading", async () => {
    const cache = createReadCache<string>({ limit: 10 });
    const load = countingLoad("fa");
    await Promise.all([cache.at(1, "list", load), cache.at(1, "list", load)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps nothing of what does not exist", async () => {
    const cache = createReadCache<string>({ limit: 10 });
    await cache.at(1, "404", countingLoad(undefined));
    expect(await cache.at(1, "404", countingLoad("created"))).toBe("created");
  });

  it("keeps nothing of what failed", async () => {
    const cache = createReadCache<string>({ limit: 10 });
    const failing = () => Promise.reject(new Error("database away"));
    await expect(cache.at(1, "list", failing)).rejects.toThrow("database away");
    expect(await cache.at(1, "list", countingLoad("back"))).toBe("back");
  });

  it("forgets what was used longest ago", async () => {
    const cache = createReadCache<string>({ limit: 2 });
    await cache.at(1, "a", countingLoad("a"));
    await cache.at(1, "b", countingLoad("b"));
    await cache.at(1, "a", countingLoad("a"));
    await cache.at(1, "c", countingLoad("c"));
    const again = countingLoad("b");
    await cache.at(1, "b", again);
    expect(again).toHaveBeenCalledTimes(1);
    const still = countingLoad("c");
    await cache.at(1, "c", still);
    expect(still).not.toHaveBeenCalled();
  });

  it("keeps no more than its bytes, whatever the number of values", async () => {
    const cache = createReadCache<string>({ limit: 10, maxSize: 10, sizeOf: (text) => text.length });
    await cache.at(1, "a", countingLoad("12345"));
    await cache.at(1, "b", countingLoad("12345"));
    await cache.at(1, "c", countingLoad("1"));
    const kept = countingLoad("12345");
    await cache.at(1, "b", kept);
    expect(kept).not.toHaveBeenCalled();
    const dropped = countingLoad("12345");
    await cache.at(1, "a", dropped);
    expect(dropped).toHaveBeenCalledTimes(1);
  });

  it("answers what is too large to be kept", async () => {
    const cache = createReadCache<string>({ limit: 10, maxSize: 3, sizeOf: (text) => text.length });
    expect(await cache.at(1, "a", countingLoad("12345"))).toBe("12345");
    const again = countingLoad("12345");
    expect(await cache.at(1, "a", again)).toBe("12345");
    expect(again).toHaveBeenCalledTimes(1);
  });
});
