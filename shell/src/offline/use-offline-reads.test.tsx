import { baseApi } from "@coulisses/shared-auth";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import { AFTER_FIRST_SCREEN, ON_ITS_PAGE, useOfflineReads } from "./use-offline-reads";

const readAhead = jest.fn((_reads: unknown, _userId: number) => Promise.resolve());
jest.mock("./read-ahead", () => ({
  readAhead: (reads: unknown, userId: number) => readAhead(reads, userId),
}));

const installWorker = jest.fn();
jest.mock("../installation/start", () => ({ installWorker: () => void installWorker() }));

const registry = registryWith({
  pages: [
    { path: "/planning", title: "Mon Planning", icon: "home", mobile: true, permission: "view-planning" },
  ],
  offline: {
    reads: ["users/:userId/assignments"],
    page: "/planning",
    ahead: [{ path: "users/:userId/assignments" }],
  },
});

const worker = new EventTarget();
const controller = { postMessage: jest.fn() };

function Frame() {
  useOfflineReads();
  return null;
}

async function openWith({
  hasWorker,
  permissions,
  at = "/",
  published = registry,
}: {
  hasWorker: boolean;
  permissions: string[];
  at?: string;
  published?: typeof registry;
}) {
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: Object.assign(worker, { controller: hasWorker ? controller : null }),
  });
  const prefetch = jest.fn();
  const access = { teams: ["benevole"], permissions };
  await renderInSite(<Frame />, {
    loader: { ...testLoader({ registry: published }), prefetch },
    userId: 7,
    access,
    at,
  });
  return prefetch;
}
const later = () => jest.advanceTimersByTimeAsync(AFTER_FIRST_SCREEN);

beforeEach(() => {
  controller.postMessage.mockClear();
  readAhead.mockClear();
  installWorker.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("keeps the account, the planning and its page once the first screen is there, and anew when the network is back", async () => {
  const prefetch = await openWith({ hasWorker: true, permissions: ["view-planning"] });
  expect(prefetch).not.toHaveBeenCalled();
  await later();
  expect(prefetch).toHaveBeenCalledWith(expect.any(String), "/planning");
  const [ofPerson, ofApp] = [[{ path: "users/me" }], [{ path: "users/:userId/assignments" }]];
  expect(readAhead.mock.calls).toEqual([
    [ofPerson, 7],
    [ofApp, 7],
  ]);
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(0);
  expect(readAhead).toHaveBeenCalledTimes(4);
});

it("keeps it sooner for anyone who opened the planning, as soon as a worker is there to keep it", async () => {
  await openWith({ hasWorker: false, permissions: ["view-planning"], at: "/planning" });
  expect(installWorker).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(ON_ITS_PAGE);
  expect([installWorker.mock.calls.length, readAhead.mock.calls.length]).toEqual([1, 0]);
  Object.assign(navigator.serviceWorker, { controller });
  worker.dispatchEvent(new Event("controllerchange"));
  await jest.advanceTimersByTimeAsync(0);
  expect(readAhead).toHaveBeenCalledTimes(2);
});

it("tells the worker at once what the apps want without network, and a worker that takes over", async () => {
  await openWith({ hasWorker: true, permissions: [] });
  const told = { type: "offline", reads: ["users/:userId/assignments"] };
  expect(controller.postMessage.mock.calls).toEqual([[told]]);
  worker.dispatchEvent(new Event("controllerchange"));
  expect(controller.postMessage.mock.calls).toEqual([[told], [told]]);
});

it("asks for nothing where no app says so, as in a registry of an earlier build", async () => {
  const prefetch = await openWith({
    hasWorker: true,
    permissions: ["view-planning"],
    published: registryWith({ pages: registry.features[0]?.pages }),
  });
  await later();
  expect([prefetch.mock.calls.length, readAhead.mock.calls.length]).toEqual([0, 0]);
});

it.each([
  ["where nothing is kept", { hasWorker: false, permissions: ["view-planning"] }],
  ["of whoever has no planning", { hasWorker: true, permissions: [] }],
])("asks for nothing %s", async (_what, options) => {
  const prefetch = await openWith(options);
  await later();
  expect([prefetch.mock.calls.length, readAhead.mock.calls.length]).toEqual([0, 0]);
});

it("reads again what is on the screen when a planning that came late says something else than the one kept", async () => {
  const invalidate = jest.spyOn(baseApi.util, "invalidateTags");
  await openWith({ hasWorker: true, permissions: ["view-planning"] });
  const says = (type: string) => worker.dispatchEvent(new MessageEvent("message", { data: { type } }));
  says("kept");
  expect(invalidate).not.toHaveBeenCalled();
  says("fresher");
  expect(invalidate).toHaveBeenCalledWith(expect.arrayContaining(["Planning", "FestivalTask"]));
  invalidate.mockRestore();
});
