import { notices, session } from "@coulisses/shared-auth/session";
import { installation } from "./installation";
import { registerWorker } from "./register-worker";

const reloadOnce = jest.fn();
const newerBuildExists = jest.fn(() => Promise.resolve(true));
jest.mock("../site/newer-build", () => ({
  reloadOnce: () => void reloadOnce(),
  newerBuildExists: () => newerBuildExists(),
}));

// The channel between tabs would keep the test's process alive.
afterAll(session.stop);

/** The part of a browser's service worker API that the code uses. */
function browserWith({ controlled = false, refuses = false } = {}) {
  const events = new EventTarget();
  const postMessage = jest.fn();
  const register = jest.fn(() => (refuses ? Promise.reject(new Error("denied")) : Promise.resolve({})));
  const container = Object.assign(events, {
    controller: controlled ? {} : null,
    register,
    ready: Promise.resolve({ active: { postMessage } }),
  }) as unknown as ServiceWorkerContainer;
  return {
    container,
    register,
    postMessage,
    says: (data: unknown) => events.dispatchEvent(new MessageEvent("message", { data })),
    /** And all that follows from it. */
    takesOver: async () => {
      events.dispatchEvent(new Event("controllerchange"));
      await Promise.all(newerBuildExists.mock.results.map(({ value }) => value as Promise<boolean>));
    },
  };
}

beforeEach(() => {
  installation.forget();
  notices.clear();
  reloadOnce.mockClear();
  newerBuildExists.mockClear();
  document.body.innerHTML = "";
  Object.defineProperty(performance, "getEntriesByType", {
    configurable: true,
    value: () => [{ name: `${location.origin}/shell/shell.js` }, { name: "https://elsewhere.test/tile.png" }],
  });
});

test("the worker is registered for the whole site", async () => {
  const { container, register } = browserWith();
  await registerWorker(container);
  expect(register).toHaveBeenCalledWith("/sw.js", { scope: "/", updateViaCache: "none" });
  expect(installation.current().worker).toBe("active");
});

test("the first time, the worker hears what the page runs on, and the person that it is ready", async () => {
  const { container, postMessage, says } = browserWith();
  await registerWorker(container);
  expect(postMessage).toHaveBeenCalledWith({
    type: "keep",
    addresses: [`${location.origin}/shell/shell.js`],
  });
  expect([installation.current().offlineReady, notices.first()]).toEqual([false, undefined]);
  says({ type: "kept" });
  expect(installation.current().offlineReady).toBe(true);
  expect(notices.first()).toMatchObject({
    type: "info",
    message: "Coulisses est prêt à fonctionner hors ligne",
  });
});

test("the next times, it is ready and nothing is said", async () => {
  const { container, postMessage } = browserWith({ controlled: true });
  await registerWorker(container);
  expect(installation.current().offlineReady).toBe(true);
  expect(postMessage).not.toHaveBeenCalled();
  expect(notices.first()).toBeUndefined();
});

test("a registration that fails is flagged, and the site goes on", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  await registerWorker(browserWith({ refuses: true }).container);
  expect(installation.current()).toMatchObject({ worker: "failed", offlineReady: false });
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

describe("a worker that takes over", () => {
  test("for the first time changes nothing on the page", async () => {
    const { container, takesOver } = browserWith();
    await registerWorker(container);
    await takesOver();
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  test("from another reloads the page that an older build opened", async () => {
    const { container, takesOver } = browserWith({ controlled: true });
    await registerWorker(container);
    await takesOver();
    expect(reloadOnce).toHaveBeenCalledTimes(1);
  });

  test("from another leaves the page alone that its own build opened", async () => {
    newerBuildExists.mockResolvedValueOnce(false);
    const { container, takesOver } = browserWith({ controlled: true });
    await registerWorker(container);
    await takesOver();
    expect([newerBuildExists.mock.calls.length, reloadOnce.mock.calls.length]).toEqual([1, 0]);
  });

  test.each([
    ["writes", '<input aria-label="Nom">', () => document.querySelector("input")?.focus()],
    ["has a dialog open", '<div role="dialog">Sûr ?</div>', () => undefined],
  ])("waits for the next page when someone %s", async (_what, markup, act) => {
    const { container, takesOver } = browserWith({ controlled: true });
    await registerWorker(container);
    document.body.innerHTML = markup;
    act();
    await takesOver();
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(installation.current().reloadDue).toBe(true);
  });
});
