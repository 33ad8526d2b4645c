import { waitFor } from "@testing-library/dom";
import { isOfflineRead } from "./offline-reads";
import { fakeBrowser, json } from "./testing/fake-browser";
import { fakeWorker } from "./testing/fake-worker";

// It counts in a database that tests do not have.
jest.mock("workbox-expiration", () => ({ ExpirationPlugin: jest.fn() }));

const worker = fakeWorker([]);
const { ask, textOf } = worker;
let browser: ReturnType<typeof fakeBrowser>;

beforeAll(() => import("./sw"));
const tell = (reads: string[]) => worker.happen("message", { data: { type: "offline", reads } });

beforeEach(async () => {
  browser = fakeBrowser();
  await tell(["users/:userId/assignments", "assignments/tasks/:taskId/for-calendar"]);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("a planning", () => {
  const SLOTS = "/api/users/7/assignments";
  const TASK = "/api/assignments/tasks/3/for-calendar";

  test("and the tasks on it are read again without network, from a place of their own", async () => {
    browser.answers.set(SLOTS, () => json(["bar"]));
    browser.answers.set(TASK, () => json({ instructions: "Servir" }));
    await ask(SLOTS);
    await ask(TASK);
    browser.answers.clear();
    expect([await textOf(SLOTS), await textOf(TASK)]).toEqual(['["bar"]', '{"instructions":"Servir"}']);
    expect([browser.kept("coulisses-planning").sort(), browser.kept("coulisses-read")]).toEqual([
      [TASK, SLOTS],
      [],
    ]);
  });

  /** The kept planning is given after a second; then the network answers after all. */
  async function answerLate(late: unknown): Promise<void> {
    browser.answers.set(SLOTS, () => json(["bar"]));
    await ask(SLOTS);
    jest.useFakeTimers();
    let arrive: (response: Response) => void = () => undefined;
    browser.answers.set(SLOTS, () => new Promise((resolve) => (arrive = resolve)));
    const event = worker.asking(SLOTS);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await (await event.answer)?.text()).toBe('["bar"]');
    jest.useRealTimers();
    arrive(json(late));
    browser.answers.clear();
    await waitFor(async () => expect(await textOf(SLOTS)).toBe(JSON.stringify(late)));
  }
  const openPage = () => {
    const page = { postMessage: jest.fn(), focus: jest.fn() };
    worker.pages.splice(0, Infinity, page);
    return page.postMessage;
  };

  test("comes as it is kept after a second of a network that stalls, and the page hears of what came late", async () => {
    const hear = openPage();
    await answerLate(["scène"]);
    await waitFor(() => expect(hear.mock.calls).toEqual([[{ type: "fresher" }]]));
  });

  test("that came late and says the same is not worth a word", async () => {
    const hear = openPage();
    await answerLate(["bar"]);
    await answerLate(["scène"]);
    await waitFor(() => expect(hear).toHaveBeenCalled());
    expect(hear).toHaveBeenCalledTimes(1);
  });

  test("that came in time is not worth a word, whatever it says", async () => {
    const hear = openPage();
    browser.answers.set(SLOTS, () => json(["bar"]));
    await ask(SLOTS);
    browser.answers.set(SLOTS, () => json(["scène"]));
    await ask(SLOTS);
    expect(hear).not.toHaveBeenCalled();
  });
});

describe("What the apps want without network", () => {
  test.each([
    ["/api/users/7/assignments", true],
    ["/api/users/7/assignments/stats", false],
    ["/api/users/assignments", false],
    ["/api/assignments/tasks/3/for-calendar", true],
    ["/api/check-ins/codes/ABCDE23456", false],
  ])("%s: %s", async (path, isWanted) => {
    browser.answers.set(path, () => json([]));
    await ask(path);
    expect(browser.kept(isWanted ? "coulisses-planning" : "coulisses-read")).toEqual([path]);
  });

  test("is what the newest registry says", async () => {
    await tell(["check-ins/board"]);
    expect(await isOfflineRead("http://localhost/api/check-ins/board")).toBe(true);
    expect(await isOfflineRead("http://localhost/api/users/7/assignments")).toBe(false);
  });

  test("is still known to a worker that was stopped meanwhile, and nothing to one that no page has told", async () => {
    const awake = () =>
      jest.isolateModulesAsync(async () => {
        const { isOfflineRead: isWanted } = await import("./offline-reads");
        answers.push(await isWanted("http://localhost/api/users/7/assignments"));
      });
    const answers: boolean[] = [];
    await awake();
    await caches.delete("coulisses-offline");
    await awake();
    expect(answers).toEqual([true, false]);
  });
});
