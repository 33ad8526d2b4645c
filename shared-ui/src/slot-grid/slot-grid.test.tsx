/** @jest-environment ./src/calendar/testing/travelling-browser.mjs */
import { slotsOfDay } from "@coulisses/shared-domain/volunteer-availability/slots";
import { render, screen, within } from "@testing-library/react";
import { SlotGrid } from "./slot-grid";
import type { GridSlotState, SlotGridProps } from "./slot-grid-props";
import * as words from "./slot-words";

jest.mock("./slot-words", () => {
  const real = jest.requireActual<typeof words>("./slot-words");
  return { ...real, slotName: jest.fn(real.slotName) };
});
/** Each drawing of a cell names it once. */
const drawings = jest.mocked(words.slotName).mock.calls;

const { travelTo } = globalThis as unknown as { travelTo: (zone: string) => void };
const grid = (
  days: readonly string[],
  chosen: readonly number[] = [],
  layout: SlotGridProps["layout"] = "columns",
) => (
  <SlotGrid
    label="Tes créneaux"
    layout={layout}
    days={days.map((day) => ({
      day,
      slots: slotsOfDay(day).map((slot, rank) => ({
        ...slot,
        state: (chosen.includes(rank) ? "selected" : "free") satisfies GridSlotState,
      })),
    }))}
    onPaint={() => undefined}
    onToggle={() => undefined}
    onLikeDayBefore={() => undefined}
  />
);
const namesOf = async (day: string) =>
  within(await screen.findByRole("group", { name: day }))
    .getAllByRole("button")
    .map((button) => button.firstElementChild?.textContent.split(", ")[1]);
const rowOf = (name: RegExp) => screen.getAllByRole("button", { name })[0]?.style.gridRow;

test("only the cells that change are drawn again", async () => {
  const week = [
    "2026-05-11",
    "2026-05-12",
    "2026-05-13",
    "2026-05-14",
    "2026-05-15",
    "2026-05-16",
    "2026-05-17",
  ];
  const { rerender } = render(grid(week));
  await screen.findByRole("group", { name: "lundi 11 mai" });
  expect(drawings).toHaveLength(7 * 18);
  drawings.length = 0;
  rerender(grid(week, [4]));
  expect(drawings.map(([slot]) => slot.start.getTime())).toEqual(
    week.map((day) => slotsOfDay(day)[4]?.start.getTime()),
  );
});

describe.each(["Europe/Paris", "America/New_York", "Pacific/Kiritimati", "UTC"])(
  "a browser in %s",
  (zone) => {
    beforeEach(() => travelTo(zone));

    it("shows the days and hours of Paris", async () => {
      render(grid(["2026-05-15"]));
      expect(await namesOf("vendredi 15 mai")).toEqual([
        "6h - 8h",
        "8h - 10h",
        "10h - 12h",
        "12h - 14h",
        "14h - 16h",
        "16h - 18h",
        "18h - 19h",
        "19h - 20h",
        "20h - 21h",
        "21h - 22h",
        "22h - 23h",
        "23h - 0h",
        "0h - 1h",
        "1h - 2h",
        "2h - 3h",
        "3h - 4h",
        "4h - 5h",
        "5h - 6h",
      ]);
      expect(rowOf(/6h - 8h/)).toBe("1 / span 2");
    });

    it("leaves out the hour that the clocks skip, and keeps the others beside those of other days", async () => {
      render(grid(["2026-03-27", "2026-03-28"]));
      expect((await namesOf("samedi 28 mars")).slice(12, 16)).toEqual([
        "0h - 1h",
        "1h - 3h",
        "3h - 4h",
        "4h - 5h",
      ]);
      expect(rowOf(/dimanche 29 mars, 3h - 4h/)).toBe("22 / span 1");
    });

    it("gives the hour that comes twice two cells", async () => {
      render(grid(["2026-10-24"]));
      expect((await namesOf("samedi 24 octobre")).slice(13, 17)).toEqual([
        "1h - 2h",
        "2h - 2h",
        "2h - 3h",
        "3h - 4h",
      ]);
      expect(rowOf(/3h - 4h/)).toBe("23 / span 1");
    });

    it("says them in the list too", async () => {
      render(grid(["2026-10-24"], [], "list"));
      const night = within(await screen.findByRole("region", { name: "Nuit, dim. 25, 0h - 6h" }));
      expect(night.getAllByRole("checkbox")).toHaveLength(7);
    });
  },
);
