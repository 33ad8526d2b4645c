import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { slotOf } from "../testing/planning-samples";
import { planningItems } from "./planning-items";
import { SlotList } from "./slot-list";

const items = planningItems({
  slots: [slotOf(1, "Tenir le bar", 10, 12), slotOf(2, "Fermer le bar", 23, 25), slotOf(3, "Ranger", 34, 36)],
  mobilizations: [
    {
      id: 7,
      name: "Monter la scène",
      status: "REFUSED",
      appointment: null,
      timeWindow: { id: "1-2", start: fridayAt(14), end: fridayAt(16) },
    },
  ],
  breaks: [{ start: fridayAt(12), end: fridayAt(14) }],
});

function show(hour: number, some = items) {
  const open = jest.fn();
  render(
    <ThemeProvider theme="blue-light">
      <SlotList items={some} now={new Date(fridayAt(hour))} onOpen={open} />
    </ThemeProvider>,
  );
  return open;
}
const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const days = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("A planning as a list", () => {
  it("goes by day: hours, task, place, and the state of what is only asked", () => {
    show(9);
    expect(days()).toEqual(["vendredi 15 mai", "samedi 16 mai"]);
    expect(rows()).toEqual([
      "10h - 12h[1] Tenir le barScène",
      "12h - 14hPause",
      expect.stringMatching(/^14h - 16h\[7\] Monter la scène.*Refusée/),
      "23h - 1h[2] Fermer le barScène",
      "10h - 12h[3] RangerScène",
    ]);
    expect(screen.queryByRole("button", { name: /passé/ })).not.toBeInTheDocument();
  });

  it("says what is on now, until it ends", () => {
    show(11);
    expect(rows()[0]).toBe("10h - 12hMaintenant[1] Tenir le barScène");
    expect(rows()[1]).not.toContain("Maintenant");
  });

  it("folds what is over, and unfolds it at a press", async () => {
    show(14);
    expect(rows()).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Afficher ce qui est passé (2)" }));
    expect(rows()).toHaveLength(5);
    const fold = screen.getByRole("button", { name: "Masquer ce qui est passé" });
    expect(fold).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(fold);
    expect(rows()).toHaveLength(3);
  });

  it("says that nothing is left once the festival is over", () => {
    show(60);
    expect(screen.getByText("Plus rien à venir")).toBeVisible();
    expect(days()).toEqual([]);
  });

  it("opens what one presses, by keyboard as well", async () => {
    const open = show(9);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{Enter}");
    await user.click(screen.getByText("Pause"));
    expect(open.mock.calls.map(([{ kind }]: [{ kind: string }]) => kind)).toEqual(["slot", "break"]);
  });
});
