import { Link, useNavigate } from "@coulisses/shared-pages/router";
import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CONTENT_ID, PAGE_TITLE_ID } from "./measures";
import { usePageArrival } from "./use-page-arrival";

/** As high as the page is: the browser goes no further down. */
let height: number;
const scroll = (top: number) => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: Math.min(top, height) });
};
const scrollTo = jest.fn((_left: number, top: number) => scroll(top));
const scrollByHand = (top: number) => {
  scroll(top);
  window.dispatchEvent(new Event("scroll"));
};

let drawings: FrameRequestCallback[];
const draw = () => drawings.splice(0).forEach((next) => next(performance.now()));

beforeEach(() => {
  height = 5_000;
  drawings = [];
  scroll(0);
  scrollTo.mockClear();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((next) => drawings.push(next));
});
afterEach(() => jest.restoreAllMocks());

function Site({ hasTitle }: { hasTitle: boolean }) {
  usePageArrival();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/fa?page=2">Page suivante</Link>
      <Link to="/fa/12">La FA 12</Link>
      <button onClick={() => void navigate(-1)}>Reculer</button>
      <main id={CONTENT_ID} tabIndex={-1}>
        {hasTitle && <h1 id={PAGE_TITLE_ID} tabIndex={-1} />}
      </main>
    </>
  );
}
const open = (hasTitle = true) =>
  render(
    <MemoryRouter initialEntries={["/fa"]}>
      <Site hasTitle={hasTitle} />
    </MemoryRouter>,
  );
const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));
/** A browser says that it goes back before the router shows the page. */
async function goBack() {
  window.dispatchEvent(new PopStateEvent("popstate"));
  await userEvent.click(screen.getByRole("button", { name: "Reculer" }));
}

describe("A person who goes from page to page", () => {
  it("stays in the dialog that they opened while the next one was loading", async () => {
    open();
    const dialog = document.createElement("div");
    dialog.setAttribute("aria-modal", "true");
    dialog.append(document.createElement("input"));
    document.body.append(dialog);
    const link = screen.getByRole("link", { name: "La FA 12" });
    dialog.querySelector("input")?.focus();
    act(() => link.click());
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    dialog.remove();
  });

  it("is not sent to its heading when a dialog has just opened, and is about to take the focus", async () => {
    open();
    const dialog = document.createElement("div");
    dialog.setAttribute("aria-modal", "true");
    document.body.append(dialog);
    await follow("La FA 12");
    expect(screen.getByRole("heading")).not.toHaveFocus();
    dialog.remove();
  });

  it("arrives at the top of the next one, at its heading", async () => {
    open();
    scrollByHand(800);
    await follow("La FA 12");
    expect(window.scrollY).toBe(0);
    expect(screen.getByRole("heading")).toHaveFocus();
  });

  it("arrives at the content of a page without a heading", async () => {
    open(false);
    await follow("La FA 12");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("is moved neither by the first page nor by a change of the filters alone", async () => {
    open();
    scrollByHand(800);
    await follow("Page suivante");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "Page suivante" })).toHaveFocus();
  });

  it("finds the list where they left it when they come back", async () => {
    open();
    scrollByHand(800);
    await follow("La FA 12");
    await goBack();
    expect(window.scrollY).toBe(800);
  });

  it("waits for a list that is not long enough yet", async () => {
    open();
    scrollByHand(800);
    await follow("La FA 12");
    height = 300;
    await goBack();
    expect(window.scrollY).toBe(300);
    act(draw);
    height = 5_000;
    act(draw);
    expect(window.scrollY).toBe(800);
    expect(drawings).toEqual([]);
  });

  it("is not held to a place that never comes back", async () => {
    open();
    scrollByHand(800);
    await follow("La FA 12");
    height = 300;
    await goBack();
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 2_000);
    act(draw);
    expect(drawings).toEqual([]);
  });
});

it("the browser keeps the places by itself again once the application is left", () => {
  const { unmount } = open();
  expect(window.history.scrollRestoration).toBe("manual");
  unmount();
  expect(window.history.scrollRestoration).toBe("auto");
});
