import { CONTRACT } from "../contract/contract";
import {
  Bar,
  chunkError,
  hostAnswering,
  loaderOn,
  never,
  registryAt,
  soundFeature,
} from "../testing/loader-on";
import type { FailureKind } from "./failure";
import { FeatureFailure } from "./failure";

const scriptError = (words: string) => () =>
  Promise.reject(
    new Error(`[ Federation Runtime ]: #RUNTIME-008 Original Error Message: ScriptNetworkError: ${words}`),
  );
const unreachable = scriptError('Failed to load script "/entry.js"');

function answerToHead(status: number | undefined) {
  const answer =
    status === undefined ? Promise.reject(new TypeError("offline")) : Promise.resolve({ status } as Response);
  return jest.spyOn(globalThis, "fetch").mockReturnValue(answer);
}

afterEach(() => jest.restoreAllMocks());

describe("each way to fail has its kind and says so in French", () => {
  const left = (reason: "invalid" | "contract" | "conflict") => ({
    features: [],
    problems: [{ name: "mf-bar", reason, detail: "why", pages: [] }],
  });
  test.each([
    ["unpublished", { features: [], problems: [] }, "n'est pas publiée"],
    ["invalid", left("invalid"), "n'est pas lisible"],
    ["contract", left("contract"), "n'a pas été construite pour cette version du site"],
    ["conflict", left("conflict"), "appartient déjà à une autre"],
  ])("%s, from the registry", async (kind, registry, words) => {
    const { loader } = loaderOn(hostAnswering().host, { registry });
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({
      app: "mf-bar",
      kind,
      message: expect.stringContaining(words),
    });
  });

  test.each<[FailureKind, () => Promise<never>, string]>([
    ["chunk", () => Promise.reject(chunkError()), "Une partie du code n'a pas pu être téléchargée"],
    [
      "chunk",
      () => Promise.reject(new Error("#RUNTIME-015 ChunkLoadError: Loading chunk doors failed")),
      "Une partie du code",
    ],
    ["timeout", () => Promise.reject(chunkError("timeout")), "trop de temps à répondre"],
    ["timeout", scriptError('Script "/entry.js" timed out.'), "trop de temps à répondre"],
    ["timeout", never, "trop de temps à répondre"],
    ["exception", () => Promise.reject(new TypeError("x is undefined")), "n'a pas réussi à démarrer"],
  ])("%s, while loading", async (kind, answer, words) => {
    const { loader } = loaderOn(hostAnswering(answer).host, { timeout: 20 });
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({
      kind,
      message: expect.stringContaining(words),
    });
    expect(loader.state("mf-bar")).toMatchObject({ status: "failed", error: { kind } });
  });

  test.each([
    ["missing", 404, "est introuvable"],
    ["network", undefined, "n'a pas pu être téléchargé"],
    ["network", 502, "n'a pas pu être téléchargé"],
  ] as const)("%s, when the server answers %p for the entry", async (kind, status, words) => {
    const head = answerToHead(status);
    const { loader } = loaderOn(hostAnswering(unreachable).host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({
      kind,
      message: expect.stringContaining(words),
    });
    expect(head).toHaveBeenCalledWith("/features/mf-bar/a1/entry.js", { method: "HEAD" });
  });

  test.each([
    ["entry", unreachable, "/features/mf-bar/a1/entry.js"],
    ["page's file", () => Promise.reject(chunkError()), "/843.js"],
  ])("altered, when the browser refused the content of its %s", async (_file, answer, address) => {
    answerToHead(200);
    const { host } = hostAnswering(answer);
    host.files.isAltered = (asked) => Promise.resolve(asked.replace(/\?.*/, "") === address);
    const { loader } = loaderOn(host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({
      kind: "altered",
      message: expect.stringContaining("n'est pas celui qui a été publié"),
    });
  });

  test("altered, when the browser refused a file of the page that is opened", async () => {
    const page = () => Promise.reject(chunkError());
    const { host } = hostAnswering(() => Promise.resolve({ pages: { "/bar": page }, cards: {} }));
    host.files.isAltered = (asked) => Promise.resolve(asked === "/843.js");
    const { loader } = loaderOn(host);
    await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "altered" });
  });

  test("altered, though a busy device took seconds to find out", async () => {
    jest.useFakeTimers();
    answerToHead(200);
    const { host } = hostAnswering(unreachable);
    host.files.isAltered = () => new Promise((resolve) => setTimeout(resolve, 5_000, true));
    const opened = expect(
      loaderOn(host, { timeout: 10_000 }).loader.page("mf-bar", "/bar"),
    ).rejects.toMatchObject({ kind: "altered" });
    await jest.advanceTimersByTimeAsync(12_000);
    await opened;
    jest.useRealTimers();
  });

  test("no more than a file that did not come, when nothing can be asked about it", async () => {
    const { host } = hostAnswering(() => Promise.reject(chunkError()));
    host.files.isAltered = () => Promise.reject(new TypeError("offline"));
    await expect(loaderOn(host).loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "chunk" });
  });

  test("render, from what an app threw while it showed", async () => {
    const { loader } = loaderOn(hostAnswering(() => Promise.resolve(soundFeature)).host);
    await loader.page("mf-bar", "/bar");
    const failure = loader.report("mf-bar", new TypeError("x is undefined"));
    expect(failure).toMatchObject({ kind: "render", detail: "x is undefined" });
    expect(failure.message).toContain("Cette partie a rencontré une erreur");
    expect(loader.state("mf-bar")).toMatchObject({ status: "failed", error: failure });
    await loader.retry("mf-bar");
    expect(loader.state("mf-bar").status).toBe("ready");
    expect(await loader.page("mf-bar", "/bar")).toBe(Bar);
  });

  test("a page that the code does not have, though the registry promised it", async () => {
    const { loader } = loaderOn(hostAnswering(() => Promise.resolve(soundFeature)).host);
    await expect(loader.page("mf-bar", "/wine")).rejects.toMatchObject({
      kind: "exception",
      detail: "mf-bar has no /wine",
    });
  });
});

test("what the loader already reported is not reported as a rendering error", async () => {
  const { loader } = loaderOn(hostAnswering(() => Promise.reject(new Error("boom"))).host);
  const failure: unknown = await loader.page("mf-bar", "/bar").catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(FeatureFailure);
  expect(loader.report("mf-bar", failure)).toBe(failure);
  expect(loader.state("mf-bar")).toMatchObject({ error: { kind: "exception" } });
});

describe("an administrator reads of each app", () => {
  test("its version, its state and how long it took", async () => {
    const { loader } = loaderOn(hostAnswering(() => Promise.resolve(soundFeature)).host);
    expect(loader.apps()).toMatchObject([
      { name: "mf-bar", version: "a1", contract: CONTRACT, state: { status: "idle" } },
    ]);
    await loader.load("mf-bar");
    const [status] = loader.apps();
    expect(status?.state.status).toBe("ready");
    expect(status?.loadTime).toBeGreaterThanOrEqual(0);
  });

  test("its last error, even once it works again", async () => {
    const answers = [() => Promise.reject(new Error("boom")), () => Promise.resolve(soundFeature)];
    const { loader } = loaderOn(hostAnswering(...answers).host);
    await expect(loader.load("mf-bar")).rejects.toThrow();
    await loader.retry("mf-bar");
    await loader.load("mf-bar");
    expect(loader.apps()).toMatchObject([
      { state: { status: "ready" }, lastFailure: { error: { kind: "exception", detail: "boom" } } },
    ]);
  });

  test("why it was left out of the registry", () => {
    const problems = [{ name: "mf-wine", reason: "contract" as const, detail: "contract 9", pages: [] }];
    const { loader } = loaderOn(hostAnswering().host, { registry: { ...registryAt("a1"), problems } });
    expect(loader.apps().map(({ name, version, state }) => [name, version, state.status])).toEqual([
      ["mf-bar", "a1", "idle"],
      ["mf-wine", undefined, "failed"],
    ]);
  });

  test("the same list until something changes, and hears each change until they stop", async () => {
    const { loader } = loaderOn(hostAnswering(() => Promise.resolve(soundFeature)).host);
    const heard: string[] = [];
    const stop = loader.subscribe(() => heard.push(loader.state("mf-bar").status));
    const before = loader.apps();
    expect(loader.apps()).toBe(before);
    await loader.load("mf-bar");
    expect(loader.apps()).not.toBe(before);
    loader.adopt(registryAt("b2"));
    stop();
    loader.adopt(registryAt("c3"));
    expect(heard).toEqual(["loading", "ready", "ready"]);
  });
});
