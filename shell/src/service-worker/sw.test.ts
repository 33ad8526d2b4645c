import { KEPT_ANSWER } from "@coulisses/shared-domain/routes/kept-answer";
import { waitFor } from "@testing-library/dom";
import { fakeBrowser, html, json, script } from "./testing/fake-browser";
import { fakeWorker } from "./testing/fake-worker";

// It counts in a database that tests do not have.
jest.mock("workbox-expiration", () => ({ ExpirationPlugin: jest.fn() }));

const SHELL = "/shell/shell.0123456789abcdef.js";
const worker = fakeWorker([{ url: `http://localhost${SHELL}`, revision: null }]);
let browser: ReturnType<typeof fakeBrowser>;

const { ask, textOf } = worker;

beforeAll(() => import("./sw"));
const OFFLINE_READ = "/api/users/7/assignments";
beforeEach(async () => {
  browser = fakeBrowser();
  await worker.happen("message", { data: { type: "offline", reads: ["users/:userId/assignments"] } });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("a new worker brings what any first screen needs and takes over at once, forgetting what the ones before kept", async () => {
  browser.answers.set(SHELL, () => script("shell"));
  await caches.open("coulisses-of-last-year");
  await caches.open("coulisses-code");
  await worker.happen("install");
  await worker.happen("activate");
  expect([worker.skipWaiting, worker.claim, worker.enable].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
  expect(await caches.keys()).toEqual([
    "coulisses-offline",
    "coulisses-code",
    "workbox-precache-v2-http://localhost/",
  ]);
  browser.answers.clear();
  expect(await textOf(SHELL)).toBe("shell");
});

describe("a page", () => {
  test("of any address opens without network once one was opened", async () => {
    await ask("/fa", { navigates: true, begun: html("the page") });
    expect(await textOf("/planning", { navigates: true })).toBe("the page");
  });

  test("that the browser had begun to fetch is not fetched twice", async () => {
    expect(await textOf("/fa", { navigates: true, begun: html("begun") })).toBe("begun");
    expect(browser.asked).toEqual([]);
  });

  test("with neither network nor anything kept says so in French", async () => {
    const answer = await ask("/fa", { navigates: true });
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain("Tu es hors ligne");
  });

  test("comes as it is kept when the server is away behind its gateway", async () => {
    await ask("/fa", { navigates: true, begun: html("kept") });
    expect(await textOf("/fa", { navigates: true, begun: html("Bad gateway", 502) })).toBe("kept");
  });

  test("that takes too long comes as it is kept, and the late answer serves the next time", async () => {
    await ask("/fa", { navigates: true, begun: html("kept") });
    jest.useFakeTimers();
    let arrive: (response: Response) => void = () => undefined;
    browser.answers.set("/fa", () => new Promise((resolve) => (arrive = resolve)));
    const event = worker.asking("/fa", { navigates: true });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await (await event.answer)?.text()).toBe("kept");
    jest.useRealTimers();
    arrive(html("late"));
    browser.answers.clear();
    await waitFor(async () => expect(await textOf("/fa", { navigates: true })).toBe("late"));
  });

  test("of which nothing is kept is waited for, however slow the network", async () => {
    jest.useFakeTimers();
    let arrive: (response: Response) => void = () => undefined;
    browser.answers.set("/fa", () => new Promise((resolve) => (arrive = resolve)));
    const event = worker.asking("/fa", { navigates: true });
    await jest.advanceTimersByTimeAsync(6_000);
    arrive(html("late"));
    expect(await (await event.answer)?.text()).toBe("late");
  });
});

describe("code", () => {
  const ENTRY = "/features/mf-tasks/v1/entry.js";

  test("of a visited app is fetched once and comes without network, as does the registry", async () => {
    browser.answers.set("/features.json", () => json({ features: [] }));
    browser.answers.set(ENTRY, () => script("entry"));
    await ask("/features.json");
    await ask(ENTRY);
    await ask(ENTRY);
    expect(browser.asked).toEqual(["/features.json", ENTRY]);
    browser.answers.clear();
    expect(await textOf("/features.json")).toBe('{"features":[]}');
    expect(await textOf(ENTRY)).toBe("entry");
  });

  test("of an app that was not visited fails as it would without the worker", async () => {
    await expect(ask("/features/mf-planning/v1/entry.js")).rejects.toThrow();
  });

  test.each([
    [
      "a failure",
      () => new Response("gone", { status: 404, headers: { "content-type": "text/javascript" } }),
    ],
    ["the page of a hotel's network", () => html("Accept our terms")],
  ])("is not kept when the answer is %s", async (_what, answer) => {
    browser.answers.set(ENTRY, answer);
    await ask(ENTRY);
    expect(browser.kept("coulisses-code")).toEqual([]);
  });

  test("asked a second time comes from the network, not from what may be broken, and repairs it", async () => {
    browser.answers.set(ENTRY, () => script("broken"));
    await ask(ENTRY);
    browser.answers.set(ENTRY, () => script("sound"));
    expect(await textOf(`${ENTRY}?retry=1`)).toBe("sound");
    expect(await textOf(ENTRY)).toBe("sound");
  });

  test("whose name stays when it changes comes as it was last time, and fresh the next one", async () => {
    browser.answers.set("/shell/first-paint.js", () => script("old"));
    await ask("/shell/first-paint.js");
    browser.answers.set("/shell/first-paint.js", () => script("new"));
    expect(await textOf("/shell/first-paint.js")).toBe("old");
    expect(await textOf("/shell/first-paint.js")).toBe("new");
  });
});

describe("what someone read", () => {
  test("can be read again without network, each question with its own answer", async () => {
    browser.answers.set("/api/volunteers", () => json([1, 2]));
    await ask("/api/volunteers?team=bar");
    browser.answers.clear();
    expect(await textOf("/api/volunteers?team=bar")).toBe("[1,2]");
    await expect(ask("/api/volunteers?team=secu")).rejects.toThrow();
  });

  test("gives way to the server's refusal, and stays for the day without network", async () => {
    browser.answers.set("/api/volunteers", () => json([1, 2]));
    await ask("/api/volunteers");
    browser.answers.set("/api/volunteers", () => json({ message: "Interdit" }, 403));
    expect((await ask("/api/volunteers"))?.status).toBe(403);
    browser.answers.clear();
    expect(await textOf("/api/volunteers")).toBe("[1,2]");
  });

  test("leaves the device once the server no longer has it, as the photo of a person who left", async () => {
    const photo = () => new Response("photo", { headers: { "content-type": "image/jpeg" } });
    browser.answers.set("/api/users/7/profile-picture", photo);
    await ask("/api/users/7/profile-picture");
    browser.answers.set("/api/users/7/profile-picture", () => json({ message: "Aucune photo" }, 404));
    await ask("/api/users/7/profile-picture");
    expect(browser.kept("coulisses-read")).toEqual([]);
  });

  test.each(["/api/volunteers", OFFLINE_READ])(
    "of %s and arrives after its person left is given and not kept",
    async (path) => {
      const clock = jest.spyOn(performance, "now").mockReturnValue(-10_000);
      const kept = () => [...browser.kept("coulisses-read"), ...browser.kept("coulisses-planning")];
      browser.answers.set("/api/friends/7", () => json([]));
      await ask("/api/friends/7");
      let arrive: (response: Response) => void = () => undefined;
      browser.answers.set(path, () => new Promise((resolve) => (arrive = resolve)));
      const event = worker.asking(path);
      await waitFor(() => expect(browser.asked).toContain(path));
      await worker.happen("message", { data: { type: "forget" } });
      arrive(json(["Léa"]));
      expect(await (await event.answer)?.text()).toBe('["Léa"]');
      await worker.settle(event);
      expect(kept()).toEqual([]);
      clock.mockReturnValue(-8_001);
      browser.answers.set(path, () => json(["asked before, and brought late"]));
      await ask(path);
      expect(kept()).toEqual([]);
      clock.mockReturnValue(-8_000);
      browser.answers.set(path, () => json(["Max"]));
      await ask(path);
      expect(kept()).toEqual([path]);
    },
  );

  test("comes as it is kept while the server is away, and says so to the page", async () => {
    browser.answers.set("/api/volunteers", () => json(["Léa"]));
    await ask("/api/volunteers");
    browser.answers.set("/api/volunteers", () => html("Unavailable", 503));
    const answer = await ask("/api/volunteers");
    expect(await answer?.text()).toBe('["Léa"]');
    expect(answer?.headers.get(KEPT_ANSWER)).toBe("503");
  });

  test("that never was is the gateway's failure while the server is away", async () => {
    browser.answers.set("/api/volunteers", () => html("Bad gateway", 502));
    expect((await ask("/api/volunteers"))?.status).toBe(502);
  });
});

test("writes and the live line are left to the browser", async () => {
  expect(await ask("/api/refresh", { method: "POST" })).toBeUndefined();
  expect(await ask("/api/live-notifications")).toBeUndefined();
});

test("what the browser had begun to fetch for an address of the API is its answer", async () => {
  expect(await textOf("/api/docs", { navigates: true, begun: html("docs") })).toBe("docs");
});

describe("the page that brought the worker", () => {
  const source = { postMessage: jest.fn() };
  const CHUNK = "/shell/746.0123456789abcdef.js";
  const keep = (paths: string[]) =>
    worker.happen("message", {
      data: { type: "keep", addresses: paths.map((path) => `http://localhost${path}`) },
      source,
    });

  beforeEach(() => {
    source.postMessage.mockClear();
    browser.answers.set("/", () => html("the page"));
    browser.answers.set(CHUNK, () => script("application"));
    browser.answers.set(
      "/shell/first-paint.css",
      () => new Response("p {}", { headers: { "content-type": "text/css" } }),
    );
  });

  test("is kept with what it runs on, but for what is there already, and told so", async () => {
    browser.answers.set(SHELL, () => script("shell"));
    await worker.happen("install");
    browser.answers.delete(SHELL);
    await keep([CHUNK, SHELL, "/shell/first-paint.css", "/api/users/me"]);
    expect(browser.kept("coulisses-code").sort()).toEqual([CHUNK, "/shell/first-paint.css"]);
    expect(browser.kept("coulisses-pages")).toEqual(["/"]);
    expect(source.postMessage).toHaveBeenCalledWith({ type: "kept" });
  });

  test.each([CHUNK, "/"])("is not told so when %s is missing", async (path) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    browser.answers.delete(path);
    await keep([CHUNK]);
    expect(source.postMessage).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalled();
  });
});
