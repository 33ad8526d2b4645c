import { Link } from "@coulisses/shared-pages/router";
import { fireEvent, screen } from "@testing-library/react";
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

/** Updates that hear of something newer when the test says. */
function updatesToCome({ stale = false } = {}) {
  const listeners = new Set<() => void>();
  const updates = {
    ...noUpdates,
    check: jest.fn(() => Promise.resolve()),
    isStale: jest.fn(() => stale),
    reload: jest.fn(() => Promise.resolve()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Updates;
  return {
    updates,
    becomeStale() {
      updates.isStale.mockReturnValue(true);
      for (const listener of listeners) listener();
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
  const { updates, becomeStale } = updatesToCome();
  await renderInSite(<Site />, { updates });
  await open("Fiches Activités");
  expect(updates.check).toHaveBeenCalledTimes(1);
  expect(updates.reload).not.toHaveBeenCalled();
  becomeStale();
  becomeStale();
  expect(updates.reload).toHaveBeenCalledTimes(1);
});

test("anyone who has begun to use the page keeps it", async () => {
  const { updates, becomeStale } = updatesToCome();
  await renderInSite(<Site />, { updates });
  await open("Fiches Activités");
  fireEvent.keyDown(document.body, { key: "a" });
  becomeStale();
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
