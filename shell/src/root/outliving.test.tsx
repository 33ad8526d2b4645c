import { FeatureFailure } from "@coulisses/federation/loader";
import { render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect } from "react";
import { PartBoundary } from "../features/part-boundary";
import { Outliving } from "./outliving";
import { SafetyNet } from "./safety-net";
import { clearUncaughtErrors, uncaughtErrors } from "./uncaught-errors";

function throwing(): never {
  throw Object.assign(new Error("socket is undefined"), {
    stack:
      "Error: socket is undefined\n    at a (https://festival.fr/shell/react.js:1:1)\n    at b (https://festival.fr/features/mf-tasks/0123/page.js:1:20)",
  });
}

function AfterEffect() {
  useEffect(() => throwing, []);
  return <p>Fiches Tâches</p>;
}

function AfterLayoutEffect() {
  useLayoutEffect(() => throwing, []);
  return <p>Fiches Tâches</p>;
}

const explain = () => new FeatureFailure("mf-tasks", "render", "");
const onRetry = () => Promise.resolve();

function Shell({ children }: { children: React.ReactNode }) {
  return (
    <SafetyNet>
      <Outliving>
        <nav>Le menu</nav>
        {children}
      </Outliving>
    </SafetyNet>
  );
}

const page = (Page: () => React.JSX.Element) => (
  <PartBoundary key="tasks" place="/ft" explain={explain} onRetry={onRetry}>
    <Page />
  </PartBoundary>
);

beforeEach(() => {
  clearUncaughtErrors();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ["an effect", AfterEffect],
  ["a layout effect", AfterLayoutEffect],
])(
  "what a page throws in the cleanup of %s, as one leaves it, takes nothing down and is put down to its app",
  (_what, Page) => {
    const { rerender } = render(<Shell>{page(Page)}</Shell>);
    rerender(
      <Shell>
        <PartBoundary key="activities" place="/fa" explain={explain} onRetry={onRetry}>
          <p>Fiches Activités</p>
        </PartBoundary>
      </Shell>,
    );
    expect(screen.getByText("Le menu")).toBeVisible();
    expect(screen.getByText("Fiches Activités")).toBeVisible();
    expect(uncaughtErrors()).toMatchObject([{ app: "mf-tasks", detail: "socket is undefined" }]);
  },
);

test("so it is at a logout, when the whole application leaves", () => {
  const { rerender } = render(<Shell>{page(AfterEffect)}</Shell>);
  rerender(
    <Shell>
      <p>Connexion</p>
    </Shell>,
  );
  expect(screen.getByText("Connexion")).toBeVisible();
});

test("what can't be shown at all still reaches the last boundary", () => {
  const Broken = () => throwing();
  render(
    <Shell>
      <Broken />
    </Shell>,
  );
  expect(screen.getByText(/Quelque chose s'est cassé/)).toBeVisible();
});
