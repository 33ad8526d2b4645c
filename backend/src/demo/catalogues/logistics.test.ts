import { allRequests } from "@coulisses/shared-domain/festival-event/inquiry";
import { gearRecap } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { buildDemoFestival } from "../demo-festival";

const now = new Date("2026-11-21T12:00:00Z");
const { gears, activities, tasks, logistics, previousEdition } = buildDemoFestival(now);

describe("The demo's logistics", () => {
  it("owns something of every gear, one record a storage", () => {
    expect(new Set(logistics.inventory.map(({ gearId }) => gearId)).size).toBe(gears.length);
    const places = logistics.inventory.map(({ gearId, storage }) => `${gearId} ${storage}`);
    expect(new Set(places).size).toBe(places.length);
    expect(logistics.inventory.filter(({ quantity }) => quantity < 1)).toEqual([]);
  });

  it("buys and borrows what is short, but for a few things", () => {
    const slugs = new Map(gears.map(({ id, slug }) => [id, slug]));
    const recap = gearRecap(gears, {
      ...logistics,
      inventory: logistics.inventory.map(({ gearId, quantity }) => ({
        slug: slugs.get(gearId) ?? "",
        quantity,
      })),
      activities: activities.map(({ sheet: { id, general, inquiry } }) => ({
        id,
        name: general.name,
        periods: inquiry.timeWindows,
        gears: allRequests(inquiry),
      })),
      tasks: tasks.map(({ sheet: { id, general, mobilizations, inquiries } }) => ({
        id,
        name: general.name,
        periods: mobilizations,
        gears: inquiries,
      })),
    });
    const missing = recap.filter(({ stockDiscrepancy }) => stockDiscrepancy < 0);
    expect(missing.length).toBeGreaterThan(5);
    expect(missing.length).toBeLessThan(recap.length / 4);
    for (const { gears: asked } of [...logistics.purchases, ...logistics.borrows]) {
      expect(asked.length).toBeGreaterThan(0);
    }
  });

  it("remembers what each team had validated a year ago", () => {
    const teams = new Set(activities.map(({ sheet }) => sheet.inCharge.team).filter((team) => team !== null));
    expect(previousEdition.edition).toBe(editionOf(now) - 1);
    expect(previousEdition.counts.map(({ team }) => team)).toEqual([...teams].sort());
  });
});
