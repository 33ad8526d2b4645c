import { slotsOfDay } from "@coulisses/shared-domain/volunteer-availability/slots";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SlotGrid } from "./slot-grid";
import type { GridSlotState } from "./slot-grid-props";

const days = ["2026-05-15", "2026-05-16"];
const onPaint = jest.fn<undefined, [slots: readonly { start: Date }[], isChosen: boolean, isLast: boolean]>();
const hourOf = ({ start }: { start: Date }) =>
  start.toLocaleString("fr-FR", { timeZone: "Europe/Paris", day: "numeric", hour: "2-digit" });
/** The last call: the painted slots, whether they are chosen, whether the gesture is over. */
const painted = () => {
  const [slots = [], ...rest] = onPaint.mock.lastCall ?? [];
  return [slots.map(hourOf), ...rest];
};

/** The grid of two days, where the slots of these ranks of the day are in another state than free. */
async function open(states: Readonly<Record<number, GridSlotState>> = {}) {
  render(
    <SlotGrid
      label="Tes créneaux"
      layout="columns"
      days={days.map((day) => ({
        day,
        slots: slotsOfDay(day).map((slot, rank) => ({ ...slot, state: states[rank] ?? "free" })),
      }))}
      onPaint={onPaint}
      onToggle={() => undefined}
      onLikeDayBefore={() => undefined}
    />,
  );
  await screen.findByRole("group", { name: "vendredi 15 mai" });
}
const cell = (name: RegExp) => screen.getByRole("button", { name });
const [friday8, friday10, saturday8, saturday10] = [
  /vendredi 15 mai, 8h - 10h/,
  /vendredi 15 mai, 10h - 12h/,
  /samedi 16 mai, 8h - 10h/,
  /samedi 16 mai, 10h - 12h/,
];

/** jsdom lays nothing out: the pointer is over what the test says. */
let under: Element | null = null;
const point = (type: string, at: Element, buttons: MouseEventInit) =>
  fireEvent(at, Object.assign(new MouseEvent(type, { bubbles: true, ...buttons }), { pointerId: 1 }));
const press = (name: RegExp, buttons: MouseEventInit = { button: 0, buttons: 1 }) =>
  point("pointerdown", cell(name), buttons);
function move(name: RegExp, buttons = 1) {
  under = cell(name);
  point("pointermove", under, { buttons });
}
/** The end of a stroke, and the click that browsers send after it. */
function release() {
  if (!under) return;
  point("pointerup", under, { button: 0 });
  fireEvent.click(under);
}

beforeEach(() => {
  onPaint.mockReset();
  under = null;
  document.elementFromPoint = () => under;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

describe("a press on a slot", () => {
  it("chooses a free one, and gives up a chosen one", async () => {
    await open({ 2: "selected" });
    await userEvent.click(cell(friday8));
    expect(painted()).toEqual([["15 08 h"], true, true]);
    await userEvent.click(cell(friday10));
    expect(painted()).toEqual([["15 10 h"], false, true]);
    expect(onPaint).toHaveBeenCalledTimes(2);
  });

  it("works by Enter and Space too", async () => {
    await open();
    act(() => cell(saturday8).focus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    expect(onPaint).toHaveBeenCalledTimes(2);
    expect(painted()).toEqual([["16 08 h"], true, true]);
  });
});

describe("a stroke", () => {
  it("paints the rectangle between its ends while it moves, and tells when it is over", async () => {
    await open();
    press(friday8);
    move(saturday10);
    expect(painted()).toEqual([["15 08 h", "15 10 h", "16 08 h", "16 10 h"], true, false]);
    move(friday10);
    expect(painted()).toEqual([["15 08 h", "15 10 h"], true, false]);
    release();
    expect(painted()).toEqual([["15 08 h", "15 10 h"], true, true]);
  });

  it("is no press: the click after it chooses nothing more, and the next press does", async () => {
    await open();
    press(saturday8);
    move(friday8);
    release();
    expect(onPaint).toHaveBeenCalledTimes(2);
    await userEvent.click(cell(friday10));
    expect(painted()).toEqual([["15 10 h"], true, true]);
  });

  it("that comes back to where it began still paints that one", async () => {
    await open();
    press(friday8);
    move(friday8);
    expect(onPaint).not.toHaveBeenCalled();
    move(friday10);
    move(friday8);
    expect(painted()).toEqual([["15 08 h"], true, false]);
  });

  it.each<[GridSlotState, boolean]>([
    ["free", true],
    ["recorded", true],
    ["waiting", true],
    ["selected", false],
  ])("from a slot that is %s chooses the others: %s", async (state, isChosen) => {
    await open({ 1: state });
    press(friday8);
    move(saturday8);
    expect(painted()).toEqual([["15 08 h", "16 08 h"], isChosen, false]);
  });

  it("paints nothing when the browser takes it over", async () => {
    await open();
    press(friday8);
    move(friday10);
    point("pointercancel", cell(friday10), {});
    expect(painted()).toEqual([[], true, true]);
  });

  it("needs the main button, held down", async () => {
    await open();
    press(friday8, { button: 2, buttons: 2 });
    move(friday10, 2);
    press(friday8);
    move(friday10, 0);
    expect(onPaint).not.toHaveBeenCalled();
  });

  it("waits outside the grid for the pointer to come back", async () => {
    await open();
    press(friday8);
    under = document.body;
    point("pointermove", cell(friday8), { buttons: 1 });
    expect(onPaint).not.toHaveBeenCalled();
    move(saturday8);
    expect(painted()).toEqual([["15 08 h", "16 08 h"], true, false]);
  });
});

describe("the keyboard", () => {
  it("stops once in the grid; arrows lead down the hours and across the days", async () => {
    await open();
    await userEvent.tab();
    while (!document.activeElement?.closest("[data-point]")) await userEvent.tab();
    expect(cell(/vendredi 15 mai, 6h - 8h/)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(cell(saturday8)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}");
    expect(cell(/vendredi 15 mai, 6h - 8h/)).toHaveFocus();
  });

  it("leaves the browser what is pressed with Ctrl or Alt", async () => {
    await open();
    act(() => cell(friday8).focus());
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Control>}{ArrowDown}{/Control}");
    expect(cell(friday8)).toHaveFocus();
  });
});
