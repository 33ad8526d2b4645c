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

  beforeAll(() => {
    forgetReadsWithSession(storage as unknown as CacheStorage);
  });
  beforeEach(() => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
    storage.delete.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test("stays as long as their session", () => {
    logIn({ userId: 7 });
    logIn({ userId: 7, access: { teams: ["bar"], permissions: [] } });
    expect(storage.delete).not.toHaveBeenCalled();
  });

  test("is forgotten when they log out", async () => {
    logIn({ userId: 7 });
    await session.logout();
    expect(storage.delete).toHaveBeenCalledWith("coulisses-read");
    expect(storage.delete).toHaveBeenCalledWith("coulisses-planning");
  });

  test("is forgotten when someone else logs in on the same device", () => {
    logIn({ userId: 8 });
    expect(storage.delete).toHaveBeenCalledWith("coulisses-read");
    expect(storage.delete).toHaveBeenCalledWith("coulisses-planning");
  });
});
