import { fakeBrowser, html, json, script } from "./testing/fake-browser";

let browser: ReturnType<typeof fakeBrowser>;
const answersTo = new Map<string, (event: unknown) => void>();
const claim = jest.fn(() => Promise.resolve());
const skipWaiting = jest.fn(() => Promise.resolve());
const enable = jest.fn(() => Promise.resolve());

beforeAll(async () => {
  jest.spyOn(globalThis, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    answersTo.set(type, listener as (event: unknown) => void);
  });
  Object.assign(globalThis, { clients: { claim }, skipWaiting, registration: { navigationPreload: { enable } } });
  await import("./sw");
});
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Hands an event to the worker and waits for all that it started. */
async function happen(type: string, event: Record<string, unknown> = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  answersTo.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}

/** What a page gets that asks for this, undefined when the worker leaves it to the browser. */
async function ask(path: string, options: { navigates?: boolean; begun?: Response; method?: string } = {}): Promise<Response | undefined> {
  const { navigates = false, begun, method = "GET" } = options;
  let answer: Promise<Response> | undefined;
  const request = new Request(`http://localhost${path}`, { method });
  if (navigates) Object.defineProperty(request, "mode", { value: "navigate" });
  await happen("fetch", {
    request,
    preloadResponse: Promise.resolve(begun),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer;
}

test("a new worker takes over at once, and throws away what the ones before kept", async () => {
  await caches.open("coulisses-of-last-year");
  await caches.open("coulisses-code");
  await happen("install");
  await happen("activate");
  expect([skipWaiting.mock.calls.length, claim.mock.calls.length, enable.mock.calls.length]).toEqual([1, 1, 1]);
  expect(await caches.keys()).toEqual(["coulisses-code"]);
});

test("any address of the site opens without network once one of them was opened", async () => {
  await ask("/fa", { navigates: true, begun: html("the page") });
  const answer = await ask("/planning", { navigates: true });
  expect(await answer?.text()).toBe("the page");
});

test("with nothing kept, whoever is offline reads so in French", async () => {
  const answer = await ask("/fa", { navigates: true });
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain("Tu es hors ligne");
});

test("the registry and a visited app come without network", async () => {
  browser.answers.set("/features.json", () => json({ features: [] }));
  browser.answers.set("/features/mf-tasks/v1/entry.js", () => script("entry"));
  await ask("/features.json");
  await ask("/features/mf-tasks/v1/entry.js");
  browser.answers.clear();
  expect(await (await ask("/features.json"))?.json()).toEqual({ features: [] });
  expect(await (await ask("/features/mf-tasks/v1/entry.js"))?.text()).toBe("entry");
});

test("an app that was not visited fails as it would without the worker", async () => {
  await expect(ask("/features/mf-planning/v1/entry.js")).rejects.toThrow("Failed to fetch");
});

test("a second try at an entry asks the network, not what may be broken, and repairs it", async () => {
  browser.answers.set("/features/mf-tasks/v1/entry.js", () => script("broken"));
  await ask("/features/mf-tasks/v1/entry.js");
  browser.answers.set("/features/mf-tasks/v1/entry.js", () => script("sound"));
  expect(await (await ask("/features/mf-tasks/v1/entry.js?retry=1"))?.text()).toBe("sound");
  expect(await (await ask("/features/mf-tasks/v1/entry.js"))?.text()).toBe("sound");
});

test("what was read can be read again without network, each question with its own answer", async () => {
  browser.answers.set("/api/volunteers", () => json([1, 2]));
  await ask("/api/volunteers?team=bar");
  browser.answers.clear();
  expect(await (await ask("/api/volunteers?team=bar"))?.json()).toEqual([1, 2]);
  await expect(ask("/api/volunteers?team=secu")).rejects.toThrow("Failed to fetch");
});

test("writes and the live line are left to the browser", async () => {
  expect(await ask("/api/refresh", { method: "POST" })).toBeUndefined();
  expect(await ask("/api/live-notifications")).toBeUndefined();
});

test("what the browser had begun to fetch for an address of the API is its answer", async () => {
  const answer = await ask("/api/docs", { navigates: true, begun: html("docs") });
  expect(await answer?.text()).toBe("docs");
});

describe("the page that brought the worker", () => {
  const source = { postMessage: jest.fn() };
  const keep = (addresses: string[]) => happen("message", { data: { type: "keep", addresses }, source });

  beforeEach(() => {
    source.postMessage.mockClear();
    browser.answers.set("/", () => html("the page"));
    browser.answers.set("/shell/manifest.json", () => json({ parts: { application: ["746.0123456789abcdef.js"], editor: ["93.0123456789abcdef.js"] } }));
    browser.answers.set("/shell/746.0123456789abcdef.js", () => script("application"));
    browser.answers.set("/shell/shell.0123456789abcdef.js", () => script("shell"));
    browser.answers.set("/shell/first-paint.css", () => new Response("p {}", { headers: { "content-type": "text/css" } }));
  });

  test("is kept with what it runs on and what any first screen needs, and told so", async () => {
    await keep(["/shell/shell.0123456789abcdef.js", "/shell/first-paint.css", "/api/users/me"].map((path) => `http://localhost${path}`));
    expect(browser.kept("coulisses-code").sort()).toEqual([
      "/shell/746.0123456789abcdef.js",
      "/shell/first-paint.css",
      "/shell/shell.0123456789abcdef.js",
    ]);
    expect(browser.kept("coulisses-pages")).toEqual(["/"]);
    expect(source.postMessage).toHaveBeenCalledWith({ type: "kept" });
  });

  test("is not told so when something is missing", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    browser.answers.delete("/shell/shell.0123456789abcdef.js");
    await keep(["http://localhost/shell/shell.0123456789abcdef.js"]);
    expect(source.postMessage).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalled();
  });
});
