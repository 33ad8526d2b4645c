import { registryFor } from "../channels/person-versions";
import type { Feature } from "../contract/feature";
import type { Registry } from "../contract/registry";
import {
  Bar,
  chunkError,
  hostAnswering,
  loaderOn,
  never,
  registryAt,
  soundFeature,
} from "../testing/loader-on";
import { createFeatureLoader } from "./loader";

const sound = () => Promise.resolve(soundFeature);
const broken = () => Promise.reject(new Error("broken"));

/** The app of these tests, whose page answers so, one try after the other. */
function appWithPage(...answers: (() => Promise<{ default: typeof Bar }>)[]) {
  const feature: Feature = {
    pages: { "/bar": () => (answers.length > 1 ? answers.shift()! : answers[0]!)() },
    cards: {},
  };
  return () => Promise.resolve(feature);
}
const comes = () => Promise.resolve({ default: Bar });
const missingChunk = () => Promise.reject(chunkError());
const missingFeatureFile = () => Promise.reject<Feature>(chunkError());

describe("the version of a channel", () => {
  const inPlaceAt = (version: string) => registryAt(version).features[0]!;
  const offering = (inPlace: string, offered: string) => ({
    features: [
      { ...inPlaceAt(inPlace), channels: [{ ...inPlaceAt(offered), channel: "next", percent: 100 }] },
    ],
    problems: [],
  });
  const person = { id: 7, teams: [], mayTry: false, chosen: undefined };
  const choosing = (registry: Registry) => {
    const { host } = hostAnswering(sound);
    return createFeatureLoader({
      host,
      registry,
      fetchRegistry: () => Promise.resolve(registry),
      choose: (published, gaveUp) => registryFor(published, person, gaveUp),
      onStuck: () => undefined,
    });
  };

  test("goes on when it is promoted, and needs a new document when its channel ends or has another", async () => {
    const loader = choosing(offering("a1", "b1"));
    await loader.load("mf-bar");
    expect(loader.apps()[0]).toMatchObject({ version: "b1", channel: "next" });
    loader.adopt(offering("a2", "b1"));
    expect(loader.isOutdated("mf-bar")).toBe(false);
    loader.adopt(registryAt("b1"));
    expect(loader.isOutdated("mf-bar")).toBe(false);
    loader.adopt(offering("a1", "b2"));
    expect(loader.isOutdated("mf-bar")).toBe(true);
    loader.adopt(registryAt("a1"));
    expect(loader.isOutdated("mf-bar")).toBe(true);
  });

  test("is the same registry while the same entries are read again", () => {
    const published = offering("a1", "b1");
    const loader = choosing(published);
    const before = loader.registry();
    loader.adopt(published);
    loader.chooseAgain();
    expect(loader.registry()).toBe(before);
  });
});

describe("loading", () => {
  test("happens once, however many pages ask for the app", async () => {
    const { host, registered } = hostAnswering(sound);
    const { loader } = loaderOn(host);
    expect(await Promise.all([loader.page("mf-bar", "/bar"), loader.page("mf-bar", "/bar")])).toEqual([
      Bar,
      Bar,
    ]);
    expect(registered).toEqual(["/features/mf-bar/a1/entry.js"]);
    expect(loader.state("mf-bar").status).toBe("ready");
  });

  test("gives the same promise at each rendering, so that React does not start again", () => {
    const { loader } = loaderOn(hostAnswering(never).host);
    expect(loader.page("mf-bar", "/bar")).toBe(loader.page("mf-bar", "/bar"));
  });

  test("a failure is the same promise too while React shows it, and forgotten on a return", async () => {
    const now = jest.spyOn(Date, "now").mockReturnValue(1_000_000);
    const { loader } = loaderOn(hostAnswering(broken, sound).host);
    const first = loader.page("mf-bar", "/bar");
    await expect(first).rejects.toThrow();
    expect(loader.page("mf-bar", "/bar")).toBe(first);
    now.mockReturnValue(1_005_000);
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
    now.mockRestore();
  });
});

describe("a retry", () => {
  test("after a failed entry asks at another address, which no cache remembers", async () => {
    const { host, registered } = hostAnswering(broken, sound);
    const { loader } = loaderOn(host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "exception" });
    await loader.retry("mf-bar");
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
    expect(registered).toEqual(["/features/mf-bar/a1/entry.js", "/features/mf-bar/a1/entry.js?retry=1"]);
  });

  test("finds a version published in between", async () => {
    const { host, registered } = hostAnswering(broken, sound);
    const { loader, onStuck } = loaderOn(host, { fetched: registryAt("b2") });
    await expect(loader.load("mf-bar")).rejects.toThrow();
    await loader.retry("mf-bar");
    await loader.load("mf-bar");
    expect(registered.at(-1)).toBe("/features/mf-bar/b2/entry.js?retry=1");
    expect(onStuck).not.toHaveBeenCalled();
  });

  test("after a hang works", async () => {
    const { loader } = loaderOn(hostAnswering(never, sound).host, { timeout: 20 });
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "timeout" });
    await loader.retry("mf-bar");
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
  });

  test("of a page that failed does not load its app twice", async () => {
    const { host, registered } = hostAnswering(appWithPage(broken, comes));
    const { loader } = loaderOn(host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "exception" });
    expect(loader.state("mf-bar").status).toBe("failed");
    await loader.retry("mf-bar");
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
    expect(loader.state("mf-bar").status).toBe("ready");
    expect(registered).toHaveLength(1);
  });

  test("never mixes an app that already ran with another version of itself", async () => {
    const { host, registered } = hostAnswering(appWithPage(broken));
    const { loader, onStuck } = loaderOn(host, { fetched: registryAt("b2") });
    await expect(loader.page("mf-bar", "/bar")).rejects.toThrow();
    await loader.retry("mf-bar");
    expect(onStuck).toHaveBeenCalledWith("mf-bar");
    expect(registered).toHaveLength(1);
  });

  test("asks for a new document when the code that runs fails again, for it can't be evaluated anew", async () => {
    const { loader, onStuck } = loaderOn(hostAnswering(appWithPage(comes)).host);
    await loader.page("mf-bar", "/bar");
    loader.report("mf-bar", new TypeError("x is undefined"));
    await loader.retry("mf-bar");
    expect(onStuck).not.toHaveBeenCalled();
    loader.report("mf-bar", new TypeError("x is undefined"));
    await loader.retry("mf-bar");
    expect(onStuck).toHaveBeenCalledWith("mf-bar");
  });

  test("works offline too, with the registry that is known", async () => {
    const { loader, fetchRegistry } = loaderOn(hostAnswering(broken, sound).host);
    await expect(loader.load("mf-bar")).rejects.toThrow();
    fetchRegistry.mockRejectedValue(new Error("offline"));
    await loader.retry("mf-bar");
    expect(await loader.load("mf-bar")).toBe(soundFeature);
  });
});

describe("a file of a page that does not come", () => {
  it("is asked for once more when the app itself lacks it", async () => {
    const { host, registered } = hostAnswering(missingFeatureFile, sound);
    const { loader } = loaderOn(host);
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
    expect(registered).toEqual(["/features/mf-bar/a1/entry.js", "/features/mf-bar/a1/entry.js?retry=1"]);
  });

  test("is asked for once more by itself, and the person sees nothing", async () => {
    const { loader } = loaderOn(hostAnswering(appWithPage(missingChunk, comes)).host);
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
    expect(loader.apps()[0]?.lastFailure).toBeUndefined();
  });

  test("is asked for twice at most by itself, then as often as the person wants", async () => {
    const page = jest.fn(missingChunk);
    const { loader, onStuck } = loaderOn(hostAnswering(appWithPage(page)).host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "chunk" });
    expect(page).toHaveBeenCalledTimes(2);
    await loader.retry("mf-bar");
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "chunk" });
    expect(page).toHaveBeenCalledTimes(3);
    expect(onStuck).not.toHaveBeenCalled();
  });

  test("says that the page is to be loaded anew when another version took its place", async () => {
    const { loader, onStuck } = loaderOn(hostAnswering(appWithPage(missingChunk)).host, {
      fetched: registryAt("b2"),
    });
    const stuck = new Promise((resolve) => onStuck.mockImplementation(resolve));
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "chunk" });
    expect(await stuck).toBe("mf-bar");
  });

  test("that hangs is not waited for twice", async () => {
    const page = jest.fn(() => Promise.reject(chunkError("timeout")));
    const { loader } = loaderOn(hostAnswering(appWithPage(page)).host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "timeout" });
    expect(page).toHaveBeenCalledTimes(1);
  });
});

describe("a new version in the registry", () => {
  test("is what the next load takes", async () => {
    const { host, registered } = hostAnswering(sound);
    const { loader } = loaderOn(host);
    loader.adopt(registryAt("b2"));
    await loader.load("mf-bar");
    expect(registered).toEqual(["/features/mf-bar/b2/entry.js"]);
    expect(loader.isOutdated("mf-bar")).toBe(false);
  });

  test("leaves what runs alone, and says that it is outdated", async () => {
    const { loader, onStuck } = loaderOn(hostAnswering(sound).host);
    await loader.page("mf-bar", "/bar");
    loader.adopt(registryAt("b2"));
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
    expect(loader.isOutdated("mf-bar")).toBe(true);
    expect(loader.apps()).toMatchObject([{ name: "mf-bar", version: "a1", published: "b2" }]);
    expect(onStuck).not.toHaveBeenCalled();
  });

  test("repairs an app that the registry before could not describe", async () => {
    const problem = { name: "mf-bar", reason: "invalid" as const, detail: "pages: none", pages: [] };
    const { loader } = loaderOn(hostAnswering(sound).host, {
      registry: { features: [], problems: [problem] },
    });
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "invalid" });
    await loader.retry("mf-bar");
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
  });
});
