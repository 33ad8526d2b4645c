import { afterFirstScreen, forgetReadsWithSession } from "./start";
import { logIn } from "@coulisses/shared-auth/testing";
import { session } from "@coulisses/shared-auth/session";

describe("what comes after the first screen", () => {
  const readyState = (state: DocumentReadyState) =>
    jest.spyOn(document, "readyState", "get").mockReturnValue(state);

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test("waits for the page and four seconds more", () => {
    readyState("interactive");
    const task = jest.fn();
    afterFirstScreen(task);
    jest.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(3_999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test("only waits the four seconds when the page is already there", () => {
    readyState("complete");
    const task = jest.fn();
    afterFirstScreen(task);
    jest.advanceTimersByTime(4_000);
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe("what someone read", () => {
  const storage = { delete: jest.fn(() => Promise.resolve(true)) };
  const unsubscribe = jest.fn(() => Promise.resolve(true));
  const postMessage = jest.fn();
  const container = {
    controller: { postMessage } as unknown as ServiceWorker,
    getRegistration: () =>
      Promise.resolve({
        pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
      } as unknown as ServiceWorkerRegistration),
  };

  /** A turn of the event loop: what was started without waiting has come to its end. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  beforeAll(() => {
    forgetReadsWithSession(storage as unknown as CacheStorage, container);
  });
  beforeEach(() => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
    storage.delete.mockClear();
    unsubscribe.mockClear();
    postMessage.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test("stays as long as their session, and so do their reminders", async () => {
    logIn({ userId: 7 });
    logIn({ userId: 7, access: { teams: ["bar"], permissions: [] } });
    await settled();
    expect(storage.delete).not.toHaveBeenCalled();
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test("is forgotten when they log out, and the device shows their reminders no more", async () => {
    logIn({ userId: 7 });
    await session.logout();
    await settled();
    expect(storage.delete).toHaveBeenCalledWith("coulisses-read");
    expect(storage.delete).toHaveBeenCalledWith("coulisses-planning");
    expect(unsubscribe).toHaveBeenCalled();
    expect(postMessage).toHaveBeenCalledWith({ type: "forget" });
  });

  test("is forgotten when someone else logs in on the same device", async () => {
    logIn({ userId: 8 });
    expect(storage.delete).toHaveBeenCalledWith("coulisses-read");
    expect(storage.delete).toHaveBeenCalledWith("coulisses-planning");
    await settled();
    expect(unsubscribe).toHaveBeenCalled();
  });
});
