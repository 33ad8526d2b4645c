import { FeatureFailure } from "@coulisses/federation/loader";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PartBoundary } from "./part-boundary";

let isBroken = true;
let reports: unknown[] = [];

function Part() {
  if (isBroken) throw new Error("La scène s'est effondrée");
  return <p>Tout va bien</p>;
}

const explain = (cause: unknown) => {
  reports.push(cause);
  return new FeatureFailure("mf-bar", "render", "stage");
};

function Page({
  place = "/bar",
  onRetry = () => Promise.resolve(),
}: {
  place?: string;
  onRetry?: () => Promise<void>;
}) {
  return (
    <>
      <h1>Le reste de la page</h1>
      <PartBoundary place={place} explain={explain} onRetry={onRetry}>
        <Part />
      </PartBoundary>
    </>
  );
}

const retry = () => userEvent.click(screen.getByRole("button", { name: "Réessayer" }));

beforeEach(() => {
  isBroken = true;
  reports = [];
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("what breaks is told in French where it stands, once, and the rest of the page goes on", () => {
  render(<Page />);
  expect(screen.getByRole("alert")).toHaveTextContent("Cette partie a rencontré une erreur.");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Le reste de la page");
  expect(reports).toHaveLength(1);
});

test("a retry shows the part once the fault is gone", async () => {
  render(<Page />);
  isBroken = false;
  await retry();
  expect(screen.getByText("Tout va bien")).toBeVisible();
});

test("a retry of what is still broken says so again, and can be asked again", async () => {
  render(<Page />);
  await retry();
  expect(screen.getByRole("alert")).toBeVisible();
  isBroken = false;
  await retry();
  expect(screen.getByText("Tout va bien")).toBeVisible();
});

test("while a retry is under way, the button waits with it", async () => {
  let end: () => void = () => undefined;
  render(<Page onRetry={() => new Promise((resolve) => (end = resolve))} />);
  await retry();
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  isBroken = false;
  await act(async () => {
    end();
    await Promise.resolve();
  });
  expect(screen.getByText("Tout va bien")).toBeVisible();
});

test("going elsewhere forgets the failure", () => {
  const { rerender } = render(<Page place="/bar" />);
  isBroken = false;
  rerender(<Page place="/bar" />);
  expect(screen.getByRole("alert")).toBeVisible();
  rerender(<Page place="/bar/2" />);
  expect(screen.getByText("Tout va bien")).toBeVisible();
});

describe("without network", () => {
  const noNetwork = () => new FeatureFailure("mf-bar", "network", "entry.js");

  function PageOffline() {
    return (
      <PartBoundary place="/bar" explain={noNetwork} onRetry={() => Promise.resolve()}>
        <Part />
      </PartBoundary>
    );
  }

  test("a part that was never opened here says that it is not available offline, and comes with the network", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<PageOffline />);
    expect(screen.getByRole("alert")).toHaveTextContent("Pas disponible hors ligne");
    isBroken = false;
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    fireEvent(window, new Event("online"));
    expect(await screen.findByText("Tout va bien")).toBeVisible();
  });

  test("a network that has only just come back may fail once more: the part is tried again", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    fireEvent(window, new Event("online"));
    const tries = jest.fn(() => Promise.resolve());
    render(
      <PartBoundary place="/bar" explain={noNetwork} onRetry={tries}>
        <Part />
      </PartBoundary>,
    );
    await waitFor(() => expect(tries).toHaveBeenCalledTimes(2));
    isBroken = false;
    expect(await screen.findByText("Tout va bien")).toBeVisible();
  });

  test("an app that is broken stays broken: the network has nothing to do with it", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<Page />);
    expect(screen.getByRole("alert")).toHaveTextContent("Cette partie a rencontré une erreur.");
  });
});
