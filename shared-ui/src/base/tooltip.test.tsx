import { act, fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider } from "../theme/theme-provider";
import { Button } from "./button";
import { tip, Tooltip } from "./tooltip";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => document.querySelector("[popover]")?.textContent;

function page() {
  render(
    <ThemeProvider theme="blue-light">
      <span {...tip("Équipe Sécu")}>S</span>
      <Tooltip content="Historique" relationship="label">
        <button>…</button>
      </Tooltip>
      <Button icon={<svg />} tooltip="Supprimer" />
      <Button tooltip="Envoie la fiche à sept équipes">Envoyer</Button>
    </ThemeProvider>,
  );
  return screen.getByText("S");
}
const point = (element: Element, pointerType = "mouse") => fireEvent(element, Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }));

it("comes a moment after the mouse, and goes with it", async () => {
  const chip = page();
  point(chip);
  await wait(249);
  expect(shown()).toBeUndefined();
  await wait(1);
  expect(shown()).toBe("Équipe Sécu");
  point(document.body);
  await wait(0);
  expect(shown()).toBeUndefined();
});

it("does not come for a finger, nor once something was pressed", async () => {
  const chip = page();
  point(chip, "touch");
  await wait(1000);
  expect(shown()).toBeUndefined();
  point(chip);
  fireEvent.pointerDown(chip);
  await wait(1000);
  expect(shown()).toBeUndefined();
});

it("names what shows only an icon, and describes the rest", () => {
  page();
  expect(screen.getByRole("button", { name: "Historique" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Supprimer" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Envoyer" })).toHaveAttribute("data-tip", "Envoie la fiche à sept équipes");
});
