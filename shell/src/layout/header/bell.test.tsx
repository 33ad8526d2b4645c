import { fakeServer, read } from "@coulisses/shared-auth/testing";
import { act, screen } from "@testing-library/react";
import { AFTER_FIRST_SCREEN } from "../../offline/use-offline-reads";
import { renderInSite } from "../../testing/test-site";
import { Bell } from "./bell";

let unread: number;
let asked: number;
fakeServer(
  read("inbox/unread/count", () => {
    asked += 1;
    return unread;
  }),
);
beforeEach(() => {
  asked = 0;
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"] });
});
afterEach(() => jest.useRealTimers());

const open = async () => {
  await renderInSite(<Bell />);
  expect(screen.getByRole("link", { name: "Notifications" })).toHaveAttribute("href", "/inbox");
  expect(asked).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(AFTER_FIRST_SCREEN));
};

describe("The bell", () => {
  it.each([
    [3, "Notifications, 3 non lues"],
    [1, "Notifications, 1 non lue"],
  ])("asks after the first screen, and says that %i are unread", async (count, name) => {
    unread = count;
    await open();
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/inbox");
    expect(asked).toBe(1);
  });

  it("says no number when all is read", async () => {
    unread = 0;
    await open();
    jest.useRealTimers();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(asked).toBe(1);
    expect(screen.getByRole("link", { name: "Notifications" })).toHaveTextContent(/^Notifications$/);
  });
});
