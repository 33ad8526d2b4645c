import { act, fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider } from "../../provider/theme-provider";
import { Button } from "./button";
import { tip, Tooltip } from "./tooltip";
import { Bubble } from "./tooltip-layer";

beforeAll(() => Bubble.prefetch());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole("tooltip")?.textContent;

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
type Place = readonly [clientX: number, clientY: number];
const point = (element: Element, pointerType = "mouse", [clientX, clientY]: Place = [++steps, 0]) =>
  fireEvent(
    element,
    Object.assign(new Event("pointerover", { bubbles: true }), { pointerType, clientX, clientY }),
  );
/** Each place is a new one, unless it is said. */
let steps = 0;

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

describe("once the keyboard has brought it", () => {
  const rest: Place = [700, 400];
  const byKeyboard = async () => {
    const chip = page();
    point(document.body, "mouse", rest);
    const button = screen.getByRole("button", { name: "Supprimer" });
    act(() => button.focus());
    await wait(0);
    expect(shown()).toBe("Supprimer");
    return { chip, button };
  };

  it("stays when the browser tells, after a layout, what is under the mouse that rests elsewhere", async () => {
    const { chip, button } = await byKeyboard();
    point(document.body, "mouse", rest);
    point(chip, "mouse", rest);
    await wait(1000);
    expect(shown()).toBe("Supprimer");
    act(() => button.blur());
    expect(shown()).toBeUndefined();
  });

  it("stays when the mouse crosses what explains nothing, and gives way to what it points at", async () => {
    const { chip } = await byKeyboard();
    point(document.body);
    await wait(1000);
    expect(shown()).toBe("Supprimer");
    point(chip);
    await wait(250);
    expect(shown()).toBe("Équipe Sécu");
    point(document.body);
    expect(shown()).toBeUndefined();
  });

  it("goes on Escape, and leaves the mouse its own", async () => {
    const { chip } = await byKeyboard();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(shown()).toBeUndefined();
    point(chip);
    await wait(250);
    expect(shown()).toBe("Équipe Sécu");
  });
});

it("goes when what it explains is scrolled away from under a mouse that rests", async () => {
  const chip = page();
  point(chip, "mouse", [10, 10]);
  await wait(250);
  expect(shown()).toBe("Équipe Sécu");
  point(document.body, "mouse", [10, 10]);
  await wait(0);
  expect(shown()).toBeUndefined();
});

it("names what shows only an icon, and describes the rest", () => {
  page();
  expect(screen.getByRole("button", { name: "Historique" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Supprimer" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Envoyer" })).toHaveAttribute(
    "data-tip",
    "Envoie la fiche à sept équipes",
  );
});
