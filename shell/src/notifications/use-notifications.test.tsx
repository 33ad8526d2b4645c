import { useLocation } from "@coulisses/shared-pages/router";
import { act, screen } from "@testing-library/react";
import { AFTER_FIRST_SCREEN } from "../offline/use-offline-reads";
import { renderInSite } from "../testing/test-site";
import { useNotifications } from "./use-notifications";

const restorePush = jest.fn((_userId: number) => Promise.resolve());
jest.mock("@coulisses/shared-pages/push", () => ({ restorePush: (id: number) => restorePush(id) }));

const worker = new EventTarget();
function Frame() {
  useNotifications();
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (permission?: NotificationPermission) => {
  if (permission) Object.assign(window, { Notification: { permission } });
  return renderInSite(<Frame />, { at: "/fa", userId: 7 });
};
const says = (data: unknown) => act(() => worker.dispatchEvent(new MessageEvent("message", { data })));

beforeEach(() => {
  restorePush.mockClear();
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
});
afterEach(() => {
  Reflect.deleteProperty(window, "Notification");
  Reflect.deleteProperty(navigator, "serviceWorker");
  jest.useRealTimers();
});

it("goes where a pressed notification leads, within the page that is open", async () => {
  await open();
  says({ type: "kept" });
  expect(screen.getByText("/fa")).toBeInTheDocument();
  says({ type: "open", path: "/planning?task=7" });
  expect(await screen.findByText("/planning?task=7")).toBeInTheDocument();
});

it.each([
  ["has the device go on showing reminders where they were allowed", "granted" as const, [[7]]],
  ["asks for nothing where they were not", "default" as const, []],
  ["asks for nothing of a browser that has none", undefined, []],
])("%s", async (_what, permission, calls) => {
  jest.useFakeTimers();
  await open(permission);
  expect(restorePush).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(AFTER_FIRST_SCREEN));
  expect(restorePush.mock.calls).toEqual(calls);
});
