import { act, render, screen, within } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { Dialog } from "../overlay/dialog/dialog";
import { ThemeProvider } from "./theme-provider";

const dialog = (
  <Dialog open title="Créer une fiche" onClose={() => undefined}>
    Son nom
  </Dialog>
);
const landmark = () => screen.getByRole("region", { name: "Ouvert sur la page" });

describe("What opens over the page", () => {
  it("stands in a landmark of its own, so that a screen reader misses none of it", async () => {
    render(<ThemeProvider theme="blue-light">{dialog}</ThemeProvider>);
    expect(await within(landmark()).findByRole("dialog", { name: "Créer une fiche" })).toBeVisible();
  });

  it("stands in the same one where a part of the page wears a theme of its own", async () => {
    render(
      <ThemeProvider theme="blue-light">
        <ThemeProvider theme="blue-dark">{dialog}</ThemeProvider>
      </ThemeProvider>,
    );
    expect(await within(landmark()).findByRole("dialog", { name: "Créer une fiche" })).toBeVisible();
  });

  it("has its landmark again after a wait for the code of the whole page", async () => {
    let come: (part: { default: () => string }) => void = () => undefined;
    const Part = lazy(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)));
    const page = (part: boolean) => (
      <Suspense>
        <ThemeProvider theme="blue-light">{part ? <Part /> : "Les fiches"}</ThemeProvider>
      </Suspense>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    expect(screen.queryByText("Les fiches")).not.toBeVisible();
    await act(async () => {
      come({ default: () => "Le planning" });
      await Promise.resolve();
    });
    expect(await screen.findByText("Le planning")).toBeVisible();
  });
});
