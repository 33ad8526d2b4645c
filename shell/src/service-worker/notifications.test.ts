import { fakeWorker } from "./testing/fake-worker";

// It counts in a database that tests do not have.
jest.mock("workbox-expiration", () => ({ ExpirationPlugin: jest.fn() }));

const worker = fakeWorker([]);
beforeAll(() => import("./sw"));

describe("a reminder", () => {
  const reminder = {
    title: "À 16:00 : Tenir le bar",
    body: "Rendez-vous : Village",
    path: "/planning?task=7&start=2027-05-14T14%3A00%3A00.000Z",
    tag: "SOON 7",
  };
  const push = (json: () => unknown) => worker.happen("push", { data: { json } });
  const press = async () => {
    const notification = { close: jest.fn(), data: reminder.path };
    await worker.happen("notificationclick", { notification });
    expect(notification.close).toHaveBeenCalled();
  };

  beforeEach(() => {
    worker.pages.length = 0;
    worker.showNotification.mockClear();
    worker.openWindow.mockClear();
  });

  test("is shown as the server words it, and takes the place of the one before of the same thing", async () => {
    await push(() => reminder);
    const { title, body, tag, path } = reminder;
    expect(worker.showNotification).toHaveBeenCalledWith(
      title,
      expect.objectContaining({ body, tag, data: path, lang: "fr" }),
    );
  });

  test.each([
    ["is empty", { data: null }],
    [
      "is no JSON",
      {
        data: {
          json: () => {
            throw new SyntaxError("no JSON");
          },
        },
      },
    ],
    ["is of a later version", { data: { json: () => ({ title: "Demain", lines: [] }) } }],
    ["says null", { data: { json: () => null } }],
  ])("that %s is shown in general words, for a browser ends what stays silent", async (_what, event) => {
    await worker.happen("push", event);
    expect(worker.showNotification).toHaveBeenCalledWith(
      "Coulisses",
      expect.objectContaining({ body: "Du nouveau dans ton planning", data: "/planning" }),
    );
  });

  test("that is pressed opens what it is about in the page used last, which keeps what one was doing", async () => {
    const [last, other] = [0, 1].map(() => ({ postMessage: jest.fn(), focus: jest.fn() }));
    if (last && other) worker.pages.push(last, other);
    await press();
    expect(last?.postMessage).toHaveBeenCalledWith({ type: "open", path: reminder.path });
    expect(last?.focus).toHaveBeenCalled();
    expect([other?.postMessage.mock.calls.length, worker.openWindow.mock.calls.length]).toEqual([0, 0]);
  });

  test("that is pressed opens a page when there is none", async () => {
    await press();
    expect(worker.openWindow).toHaveBeenCalledWith(reminder.path);
  });
});
