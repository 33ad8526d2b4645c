import { act, screen, waitFor } from "@testing-library/react";
import { api, http, HttpResponse, looseServer, refusal } from "../testing/fake-server";
import { logIn, renderWithStore, storedText } from "../testing";
import { createAppStore } from "./app-store";
import { baseApi } from "./base-api";
import { databaseStatus } from "../http/database-status";
import { notices } from "../notices/notices";
import { session } from "../session/session";
import { newKey } from "./one-tab-for";
import { gestureName, giveUpGesture } from "./send-gesture";
import { type Gesture, unanswered } from "./unanswered";
import { useWaitingGestures } from "./use-gestures";

const server = looseServer(http.post(api("logout"), () => new HttpResponse(null, { status: 204 })));
const { endpoints } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    testTransfer: build.mutation<unknown, number>({
      query: (amount) => ({
        url: "transactions/transfer",
        method: "POST",
        body: { amount },
        gesture: `Virement de ${String(amount)}`,
      }),
      extraOptions: { movesMoney: true },
    }),
  }),
});
const store = createAppStore();
const transfer = (amount = 500) => store.dispatch(endpoints.testTransfer.initiate(amount));
const told = () => notices.all().map(({ message }) => message);

/** The charges by key, as the true server counts them, and every try that came through. */
let charges: Map<string, number>;
let tries: string[];
type Fate = () => Response | undefined;
const lost: Fate = () => HttpResponse.error();
/** The server charges, then answers as the next of these says; when none is left, as it should. */
function serverAnswers(...fates: Fate[]) {
  server.use(
    http.post(api("transactions/transfer"), async ({ request }) => {
      const key = request.headers.get("Idempotency-Key") ?? "";
      const { amount } = (await request.json()) as { amount: number };
      tries.push(key);
      charges.set(key, amount);
      return fates.shift()?.() ?? new HttpResponse(null, { status: 204 });
    }),
  );
}
const away =
  (status: number, headers = {}) =>
  () =>
    HttpResponse.json({ statusCode: status, error: "", message: "Plus tard" }, { status, headers });

beforeEach(() => {
  localStorage.clear();
  unanswered.refresh();
  notices.clear();
  databaseStatus.reset();
  charges = new Map();
  tries = [];
  logIn({ userId: 1 });
});
afterEach(() => {
  databaseStatus.reset();
  act(() => unanswered.all().forEach(giveUpGesture));
});

const untilTried = (times: number) => waitFor(() => expect(tries).toHaveLength(times));
const tellOnline = () => void window.dispatchEvent(new Event("online"));
/** The network comes and goes until that many tries have come through. */
const triedOnline = (times: number) =>
  waitFor(() => {
    tellOnline();
    expect(tries).toHaveLength(times);
  });
const untilWaiting = () => waitFor(() => expect(unanswered.all().some(({ waits }) => waits)).toBe(true));

describe("A gesture that moves money", () => {
  it("carries a uuid of its own, and leaves nothing behind once it is answered", async () => {
    serverAnswers();
    expect((await transfer()).error).toBeUndefined();
    await transfer();
    expect(tries[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(tries[1]).not.toBe(tries[0]);
    expect(Object.keys(localStorage).filter((key) => key.includes("gesture"))).toEqual([]);
    expect(told()).toEqual([]);
  });

  it("whose answer is lost is sent again as soon as the network is back, and charges once", async () => {
    serverAnswers(lost, lost);
    const sending = transfer();
    await untilWaiting();
    await triedOnline(3);
    expect((await sending).error).toBeUndefined();
    expect([tries.length, [...charges.values()]]).toEqual([3, [500]]);
    expect(told()).toEqual([
      "Virement de 500 : le serveur n'a pas répondu, on réessaie tout seul. Ne recommence pas.",
    ]);
  });

  it("is sent again by itself after a moment", async () => {
    serverAnswers(lost);
    await transfer();
    expect([tries.length, charges.size]).toEqual([2, 1]);
  });

  it.each([
    ["502", away(502)],
    ["503", away(503, { "Retry-After": "2" })],
    ["504", away(504)],
    ["429", away(429)],
    ["409, as its first try still runs", away(409, { "Retry-After": "1" })],
  ])("that is answered %s is sent again with the same key", async (_, fate) => {
    serverAnswers(fate);
    const sending = transfer();
    await untilWaiting();
    await triedOnline(2);
    expect((await sending).error).toBeUndefined();
    expect([tries.length, charges.size]).toEqual([2, 1]);
  });

  it.each([400, 403, 409, 422, 500])("that is refused with %i is over", async (status) => {
    serverAnswers(() => refusal(status, "Non"));
    expect((await transfer()).error).toMatchObject({ status });
    expect([tries.length, unanswered.all()]).toEqual([1, []]);
  });

  it("is one for a double click, and another amount is another", async () => {
    serverAnswers();
    await Promise.all([transfer(), transfer(), transfer(700)]);
    expect([...charges.values()].sort()).toEqual([500, 700]);
  });

  it("may be given up while it has no answer, and says that it may have counted", async () => {
    serverAnswers(lost);
    const sending = transfer();
    await untilWaiting();
    unanswered.all().forEach(giveUpGesture);
    expect((await sending).error).toMatchObject({ message: expect.stringMatching(/elle compte : vérifie/) });
    tellOnline();
    expect(tries).toHaveLength(1);
  });

  it("waits in the page where the browser stores nothing", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError");
    });
    serverAnswers(lost);
    const sending = transfer();
    await untilWaiting();
    await triedOnline(2);
    expect((await sending).error).toBeUndefined();
    expect(charges.size).toBe(1);
    jest.restoreAllMocks();
  });
});

function Frame() {
  const names = useWaitingGestures().map(gestureName);
  return <p>{names.length === 0 ? "rien n'attend" : names.join()}</p>;
}
/** An entry left in the browser by a closed page. */
function leftBehind(changes: Partial<Gesture> = {}): Gesture {
  const request = { url: "transactions/transfer", method: "POST" as const, body: { amount: 500 } };
  const gesture = { key: newKey(), userId: 1, request, at: Date.now(), waits: true, ...changes };
  localStorage.setItem(`coulisses:${String(gesture.userId)}:gesture:${gesture.key}`, storedText(gesture));
  act(unanswered.refresh);
  return gesture;
}

describe("A gesture that a page has left without an answer", () => {
  it("is sent by the next one with its key, which tells how it ended", async () => {
    serverAnswers(lost);
    const gesture = leftBehind();
    renderWithStore(<Frame />);
    expect(screen.getByText("Opération sur un compte")).toBeVisible();
    await triedOnline(2);
    expect(await screen.findByText("rien n'attend")).toBeVisible();
    expect(tries).toEqual([gesture.key, gesture.key]);
    expect(told()).toContain("Opération sur un compte : c'est fait");
  });

  it("is told when it is refused", async () => {
    serverAnswers(() => refusal(409, "Ce bénévole n'a pas de compte personnel"));
    leftBehind();
    renderWithStore(<Frame />);
    await waitFor(() =>
      expect(told()).toEqual(["Opération sur un compte : Ce bénévole n'a pas de compte personnel"]),
    );
  });

  it("is not sent after a day, for the server no longer knows its key", async () => {
    serverAnswers();
    leftBehind({ at: Date.now() - 25 * 60 * 60 * 1000 });
    renderWithStore(<Frame />);
    await waitFor(() => expect(told()[0]).toMatch(/un jour sans réponse/));
    expect([tries, unanswered.all()]).toEqual([[], []]);
  });

  it("is sent however late when nothing changes by its arriving twice", async () => {
    serverAnswers();
    const gesture = leftBehind({ at: Date.now() - 25 * 60 * 60 * 1000, canWait: true });
    renderWithStore(<Frame />);
    await untilTried(1);
    await waitFor(() => expect(unanswered.all()).toEqual([]));
    expect(tries).toEqual([gesture.key]);
  });

  it("waits without a word when it may arrive late: the page that keeps its work says so", async () => {
    serverAnswers(lost);
    leftBehind({ canWait: true });
    renderWithStore(<Frame />);
    await untilWaiting();
    expect(screen.getByText("rien n'attend")).toBeVisible();
    await triedOnline(2);
    await waitFor(() => expect(unanswered.all()).toEqual([]));
    expect(told()).toEqual([]);
  });

  it("is nobody else's, and is thrown away by a logout", async () => {
    serverAnswers();
    leftBehind({ userId: 2 });
    renderWithStore(<Frame />, { userId: 1 });
    expect(screen.getByText("rien n'attend")).toBeVisible();
    act(() => logIn({ userId: 2 }));
    await untilTried(1);
    await waitFor(() => expect(unanswered.all()).toEqual([]));

    leftBehind({ userId: 2 });
    await act(() => session.logout());
    expect(unanswered.all()).toEqual([]);
  });

  it("is nothing when it can't be read", () => {
    localStorage.setItem("coulisses:1:gesture:x", "{oups");
    unanswered.refresh();
    expect(unanswered.all()).toEqual([]);
  });
});

describe("Two tabs", () => {
  /** Web Locks of one browser, which jsdom lacks. */
  function locks() {
    const turns = new Map<string, Promise<unknown>>();
    const request = (name: string, task: () => Promise<unknown>) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(task);
      turns.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    };
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
    return request;
  }
  afterEach(() => Reflect.deleteProperty(navigator, "locks"));

  it("never send a gesture at the same time, and not again what the other one has settled", async () => {
    const request = locks();
    serverAnswers();
    const gesture = leftBehind();
    let answered: () => void = () => undefined;
    const otherTab = request(
      `coulisses-gesture:${gesture.key}`,
      () => new Promise<void>((resolve) => (answered = resolve)),
    );
    renderWithStore(<Frame />);
    tellOnline();
    expect(await screen.findByText("Opération sur un compte")).toBeVisible();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
    answered();
    await otherTab;
    expect(await screen.findByText("rien n'attend")).toBeVisible();
    expect([tries, told()]).toEqual([[], []]);
  });

  it("share what waits: the one that stays sends what the one that is closed has left", async () => {
    const request = locks();
    serverAnswers();
    renderWithStore(<Frame />);
    const gesture = leftBehind();
    let close: () => void = () => undefined;
    void request(`coulisses-gesture:${gesture.key}`, () => new Promise<void>((resolve) => (close = resolve)));
    const key = `coulisses-gesture:1:${gesture.key}`;
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
    expect(await screen.findByText("Opération sur un compte")).toBeVisible();
    expect(tries).toEqual([]);
    close();
    await untilTried(1);
    expect(tries).toEqual([gesture.key]);
  });
});
