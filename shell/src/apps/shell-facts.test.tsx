import { act, render, screen } from "@testing-library/react";
import { installation } from "../installation/installation";
import { ShellFacts } from "./shell-facts";

beforeEach(() => {
  installation.forget();
});

test("an administrator reads which build runs and how far the offline part is", () => {
  document.head.innerHTML = '<meta name="coulisses-build" content="0123456789abcdef">';
  render(<ShellFacts />);
  expect(screen.getByText(/\(0123456789abcdef\)/)).toBeVisible();
  expect(screen.getByText("pas encore installé")).toBeVisible();
  act(() => {
    installation.become({ worker: "active" });
  });
  expect(screen.getByText("en préparation")).toBeVisible();
  act(() => {
    installation.become({ offlineReady: true, isInstalled: true });
  });
  expect(screen.getByText("prêt")).toBeVisible();
  expect(screen.getByText("oui")).toBeVisible();
});

test("a browser that refuses says so", () => {
  installation.become({ worker: "failed" });
  render(<ShellFacts />);
  expect(screen.getByText(/le navigateur a refusé/)).toBeVisible();
});
