import { Link } from "@coulisses/federation/platform/router";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noUpdates, renderInSite } from "../testing/test-site";
import type { Updates } from "./updates";
import { useFreshPages } from "./use-fresh-pages";

function Site() {
  useFreshPages();
  return (
    <>
      <Link to="/fa">Fiches Activités</Link>
      <Link to="/fa?status=DRAFT">Brouillons</Link>
    </>
  );
}

/** Updates whose answer comes when the test says. */
function updatesToCome({ stale = false } = {}) {
  let answer: () => void = () => undefined;
  const updates = {
    ...noUpdates,
    check: jest.fn(() => new Promise<void>((resolve) => (answer = resolve))),
    isStale: jest.fn(() => stale),
    reload: jest.fn(() => Promise.resolve()),
  } satisfies Updates;
  return {
    updates,
    async answerStale() {
      updates.isStale.mockReturnValue(true);
      await act(async () => {
        answer();
        await Promise.resolve();
      });
    },
  };
}

const open = (name: string) => userEvent.click(screen.getByRole("link", { name }));

test("a page that is open is left alone", async () => {
  const { updates } = updatesToCome({ stale: true });
  await renderInSite(<Site />, { updates });
  expect(updates.reload).not.toHaveBeenCalled();
  expect(updates.check).not.toHaveBeenCalled();
});

test("going to a page known to be newer loads it anew", async () => {
  const { updates } = updatesToCome({ stale: true });
  await renderInSite(<Site />, { updates });
  await open("Fiches Activités");
  expect(updates.isStale).toHaveBeenCalledWith("mf-activities");
  expect(updates.reload).toHaveBeenCalledTimes(1);
});

test("going to a page looks for what was published, and a newer one takes its place at once", async () => {
  const { updates, answerStale } = updatesToCome();
  await renderInSite(<Site />, { updates });
  await open("Fiches Activités");
  expect(updates.reload).not.toHaveBeenCalled();
  await answerStale();
  expect(updates.reload).toHaveBeenCalledTimes(1);
});

test("whoever has begun to use the page keeps it", async () => {
  const { updates, answerStale } = updatesToCome();
  await renderInSite(<Site />, { updates });
  await open("Fiches Activités");
  fireEvent.keyDown(document.body, { key: "a" });
  await answerStale();
  expect(updates.reload).not.toHaveBeenCalled();
});

test("a filter is no navigation", async () => {
  const { updates } = updatesToCome();
  await renderInSite(<Site />, { updates, at: "/fa" });
  await open("Brouillons");
  expect(updates.check).not.toHaveBeenCalled();
});

test("a tab looks for what was published when it comes into view or back online, and every minute", async () => {
  jest.useFakeTimers();
  try {
    const { updates } = updatesToCome();
    const { unmount } = await renderInSite(<Site />, { updates });
    fireEvent(document, new Event("visibilitychange"));
    fireEvent(window, new Event("online"));
    expect(updates.check).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(60_000);
    expect(updates.check).toHaveBeenCalledTimes(3);
    unmount();
    jest.advanceTimersByTime(120_000);
    expect(updates.check).toHaveBeenCalledTimes(3);
  } finally {
    jest.useRealTimers();
  }
});
