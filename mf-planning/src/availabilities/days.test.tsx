import { parisInstant } from "@coulisses/shared-domain/time/paris";
import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { DayHead, NextDay, useArrows } from "./day-head";
import { dayAfter, type StepDay } from "./step-day";
import { Stepper } from "./stepper";

const before = { name: "Montage", days: ["2026-04-30", "2026-05-01", "2026-05-02", "2026-05-03"] };
const festival = { name: "Festival", days: ["2026-05-15", "2026-05-16"] };
const after = { name: "Démontage", days: ["2026-05-18"] };
const steps = [before, festival, after] as unknown as readonly AvailabilityStep[];
const shownOf = (rank: number, day: number): StepDay => {
  const step = steps[rank];
  const name = step?.days[day];
  if (!step || name === undefined) throw new Error("no such day");
  return { step, day: name, rank: day };
};
const inTheme = (page: ReactNode) => render(<ThemeProvider theme="blue-light">{page}</ThemeProvider>);

describe("AV-1 The steps of availabilities", () => {
  const show = (
    availabilities = [{ start: parisInstant("2026-05-16", 14), end: parisInstant("2026-05-16", 16) }],
  ) => {
    const choose = jest.fn();
    const present = steps[1];
    if (!present) throw new Error("no step");
    inTheme(<Stepper steps={steps} present={present} availabilities={availabilities} onChoose={choose} />);
    return choose;
  };
  const buttons = () => within(screen.getByRole("navigation", { name: "Étapes" })).getAllByRole("button");

  it("say their days, also over the end of a month and for one day alone", () => {
    show([]);
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      "1Montage30 avril - 3 mai",
      "2Festival15 - 16 mai",
      "3Démontage18 - 18 mai",
    ]);
  });

  it("are ticked where something is chosen, in words as well", () => {
    show();
    expect(buttons().map(({ textContent }) => textContent.includes("des créneaux y sont choisis"))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("say where one is, and open at a press", async () => {
    const choose = show();
    expect(buttons().map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null]);
    await userEvent.click(screen.getByRole("button", { name: /Démontage/ }));
    expect(choose).toHaveBeenCalledWith(after);
  });
});

describe("AV-1 The head of the days", () => {
  const show = (shown: StepDay, { isByDay = false, isMobile = false } = {}) => {
    const move = jest.fn();
    const page = (
      <DayHead
        shown={shown}
        isByDay={isByDay}
        isMobile={isMobile}
        after={(way) => dayAfter(steps, shown, way, isByDay)}
        onMove={move}
      />
    );
    inTheme(page);
    return move;
  };
  const button = (name: string) => screen.getByRole("button", { name });

  it("names the month on a desktop, between the steps before and after", async () => {
    const move = show(shownOf(1, 0));
    expect(screen.getByRole("heading", { name: "mai 2026" })).toBeVisible();
    await userEvent.click(button("Étape précédente"));
    await userEvent.click(button("Étape suivante"));
    expect(move.mock.calls).toEqual([[-1], [1]]);
  });

  it("names the day on a phone, and which one of its step", () => {
    show(shownOf(1, 1), { isByDay: true, isMobile: true });
    expect(screen.getByRole("heading", { name: "samedi 16 mai" })).toBeVisible();
    expect(screen.getByText("Festival (Jour 2 sur 2)")).toBeVisible();
    expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Jour précédent",
      "Jour suivant",
    ]);
  });

  it("leads nowhere before the first and after the last", () => {
    show(shownOf(0, 0));
    expect(button("Étape précédente")).toHaveAttribute("aria-disabled", "true");
    expect(button("Étape suivante")).not.toHaveAttribute("aria-disabled", "true");
  });

  it("offers the next day below the slots, but on the last one", async () => {
    const go = jest.fn();
    const { rerender } = render(<NextDay day="2026-05-16" onGo={go} />);
    await userEvent.click(screen.getByRole("button", { name: "Ensuite : samedi 16 mai" }));
    expect(go).toHaveBeenCalledWith("2026-05-16");
    rerender(<NextDay day={undefined} onGo={go} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("AV-1 The days, by keyboard", () => {
  const move = jest.fn();
  const Page = () => {
    useArrows(move);
    return (
      <>
        <input aria-label="Texte" />
        <button data-point="1">Créneau</button>
        <div role="dialog">
          <button>Fermer</button>
        </div>
      </>
    );
  };
  const press = (key: string, on: Element = document.body, more = {}) =>
    void fireEvent.keyDown(on, { key, ...more });
  beforeEach(() => move.mockClear());

  it("move by the arrows", () => {
    render(<Page />);
    for (const key of ["ArrowUp", "a", "ArrowRight", "ArrowLeft"]) press(key);
    expect(move.mock.calls).toEqual([[1], [-1]]);
  });

  it("stay while one types, walks the slots, reads a dialog or holds another key", () => {
    render(<Page />);
    press("ArrowRight", screen.getByLabelText("Texte"));
    press("ArrowRight", screen.getByText("Créneau"));
    press("ArrowRight", screen.getByText("Fermer"));
    for (const held of ["ctrlKey", "metaKey", "altKey"]) press("ArrowRight", document.body, { [held]: true });
    expect(move).not.toHaveBeenCalled();
  });

  it("move no longer once the page is left", () => {
    render(<Page />).unmount();
    press("ArrowRight");
    expect(move).not.toHaveBeenCalled();
  });
});
