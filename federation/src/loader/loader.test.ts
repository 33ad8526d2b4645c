import type { Feature } from "../feature";
import type { Registry } from "../registry";
import { festivalFeature } from "../testing/festival-feature";
import type { FederationHost } from "./federation-host";
import { createFeatureLoader } from "./loader";

const Bar = () => null;
const sound: Feature = { pages: { "/bar": () => Promise.resolve({ default: Bar }) }, cards: {} };

function registryAt(version: string): Registry {
  return { features: [{ ...festivalFeature(), version, entry: `/features/mf-bar/${version}/entry.js` }], problems: [] };
}

/** A host whose answers are given one after the other; the last one stays. */
function hostAnswering(...answers: (() => Promise<Feature>)[]) {
  const registered: string[] = [];
  const host: FederationHost = {
    register: ({ entry }) => registered.push(entry),
    loadFeature: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error("none")),
  };
  return { host, registered };
}

function loaderOn(host: FederationHost, changes: { fetched?: Registry; timeout?: number } = {}) {
  const onNewVersion = jest.fn();
  const loader = createFeatureLoader({
    host,
    registry: registryAt("a1"),
    fetchRegistry: () => Promise.resolve(changes.fetched ?? registryAt("a1")),
    onNewVersion,
    timeout: changes.timeout ?? 1_000,
  });
  return { loader, onNewVersion };
}

const networkError = () => Promise.reject(new Error("network"));
const never = () => new Promise<never>(() => undefined);

test("an app is loaded once, however many pages ask for it", async () => {
  const { host, registered } = hostAnswering(() => Promise.resolve(sound));
  const { loader } = loaderOn(host);
  expect(await Promise.all([loader.page("mf-bar", "/bar"), loader.page("mf-bar", "/bar")])).toEqual([Bar, Bar]);
  expect(registered).toEqual(["/features/mf-bar/a1/entry.js"]);
  expect(loader.state("mf-bar").status).toBe("ready");
});

test("rendering twice gives the same promise, so that React does not start again", () => {
  const { loader } = loaderOn(hostAnswering(never).host);
  expect(loader.page("mf-bar", "/bar")).toBe(loader.page("mf-bar", "/bar"));
});

test("after a failed entry, a retry asks at another address, which no cache remembers", async () => {
  const { host, registered } = hostAnswering(networkError, () => Promise.resolve(sound));
  const { loader } = loaderOn(host);
  await expect(loader.page("mf-bar", "/bar")).rejects.toThrow("network");
  expect(loader.state("mf-bar")).toMatchObject({ status: "failed", error: { message: "network" } });
  await loader.retry("mf-bar");
  expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
  expect(registered).toEqual(["/features/mf-bar/a1/entry.js", "/features/mf-bar/a1/entry.js?retry=1"]);
});

test("a retry finds a version published in between", async () => {
  const { host, registered } = hostAnswering(networkError, () => Promise.resolve(sound));
  const { loader, onNewVersion } = loaderOn(host, { fetched: registryAt("b2") });
  await expect(loader.load("mf-bar")).rejects.toThrow("network");
  await loader.retry("mf-bar");
  await loader.load("mf-bar");
  expect(registered.at(-1)).toBe("/features/mf-bar/b2/entry.js?retry=1");
  expect(onNewVersion).not.toHaveBeenCalled();
});

test("an app that hangs fails, and can be retried", async () => {
  const { host } = hostAnswering(never, () => Promise.resolve(sound));
  const { loader } = loaderOn(host, { timeout: 20 });
  await expect(loader.page("mf-bar", "/bar")).rejects.toThrow("mf-bar did not answer within 20 ms");
  await loader.retry("mf-bar");
  expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
});

test("a page that fails is asked again without loading its app twice", async () => {
  let attempts = 0;
  const fragile: Feature = {
    pages: { "/bar": () => (++attempts === 1 ? Promise.reject(new Error("chunk")) : Promise.resolve({ default: Bar })) },
    cards: {},
  };
  const { host, registered } = hostAnswering(() => Promise.resolve(fragile));
  const { loader } = loaderOn(host);
  await expect(loader.page("mf-bar", "/bar")).rejects.toThrow("chunk");
  expect(loader.state("mf-bar").status).toBe("failed");
  await loader.retry("mf-bar");
  expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
  expect(loader.state("mf-bar").status).toBe("ready");
  expect(registered).toHaveLength(1);
});

test("an app that already ran is never mixed with another version of itself", async () => {
  const broken: Feature = { pages: { "/bar": networkError }, cards: {} };
  const { host, registered } = hostAnswering(() => Promise.resolve(broken));
  const { loader, onNewVersion } = loaderOn(host, { fetched: registryAt("b2") });
  await expect(loader.page("mf-bar", "/bar")).rejects.toThrow("network");
  await loader.retry("mf-bar");
  expect(onNewVersion).toHaveBeenCalledWith("mf-bar");
  expect(registered).toHaveLength(1);
});

test("a version published since is the one that an app not yet loaded starts with", async () => {
  const { host, registered } = hostAnswering(() => Promise.resolve(sound));
  const { loader } = loaderOn(host);
  loader.follow(registryAt("b2"));
  expect(loader.isOutdated("mf-bar")).toBe(false);
  await loader.load("mf-bar");
  expect(registered).toEqual(["/features/mf-bar/b2/entry.js"]);
});

test("an app that runs keeps its version, and says that it is no longer the published one", async () => {
  const { host, registered } = hostAnswering(() => Promise.resolve(sound));
  const { loader } = loaderOn(host);
  await loader.load("mf-bar");
  loader.follow(registryAt("b2"));
  expect(loader.isOutdated("mf-bar")).toBe(true);
  expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
  expect(registered).toEqual(["/features/mf-bar/a1/entry.js"]);
  loader.follow(registryAt("a1"));
  expect(loader.isOutdated("mf-bar")).toBe(false);
});

test("a page or an app that nobody published fails with its name", async () => {
  const { loader } = loaderOn(hostAnswering(() => Promise.resolve(sound)).host);
  await expect(loader.page("mf-bar", "/wine")).rejects.toThrow("mf-bar has no page /wine");
  await expect(loader.load("mf-stage")).rejects.toThrow("mf-stage is not in the registry");
});

test("a prefetch that fails disturbs nobody", async () => {
  const { loader } = loaderOn(hostAnswering(networkError).host);
  loader.prefetch("mf-bar", "/bar");
  await expect(loader.page("mf-bar", "/bar")).rejects.toThrow("network");
});

test("who listens hears each change of state, until they stop", async () => {
  const { loader } = loaderOn(hostAnswering(() => Promise.resolve(sound)).host);
  const heard: string[] = [];
  const stop = loader.subscribe(() => heard.push(loader.state("mf-bar").status));
  await loader.load("mf-bar");
  stop();
  await loader.retry("mf-bar");
  expect(heard).toEqual(["loading", "ready"]);
});
