import { availabilitySteps } from "./steps";

const festivalDay = "2026-05-15";
const extended = (organiserDay?: string) =>
  availabilitySteps({ festivalDay, organiserDay, isExtended: true }).map(({ name, days }) => [
    name,
    days[0],
    days.at(-1),
  ]);

it("Everybody gives availabilities from four days before the festival to four days after it", () => {
  expect(availabilitySteps({ festivalDay, organiserDay: "2026-04-01", isExtended: false })).toEqual([
    { name: "Pré-festival", days: ["2026-05-11", "2026-05-12", "2026-05-13", "2026-05-14"] },
    { name: "Festival", days: ["2026-05-15", "2026-05-16", "2026-05-17"] },
    { name: "Post-festival", days: ["2026-05-18", "2026-05-19", "2026-05-20", "2026-05-21"] },
  ]);
});

describe("Organisers give more", () => {
  it("the weeks of posters, the last one cut at the pre-pre-festival", () => {
    expect(extended("2026-04-17").slice(0, 4)).toEqual([
      ["Collage - S1", "2026-04-17", "2026-04-23"],
      ["Collage - S2", "2026-04-24", "2026-04-30"],
      ["Collage - S3", "2026-05-01", "2026-05-03"],
      ["Pré-pré-festival", "2026-05-04", "2026-05-10"],
    ]);
  });

  it.each([[undefined], ["2026-05-04"], ["2026-09-01"]])(
    "no week of posters when they begin at %s",
    (organiserDay) => {
      expect(extended(organiserDay).map(([name]) => name)).toEqual([
        "Pré-pré-festival",
        "Pré-festival",
        "Festival",
        "Post-festival",
      ]);
    },
  );

  it("each day once, also over the changes of the clocks", () => {
    const days = availabilitySteps({
      festivalDay: "2026-04-10",
      organiserDay: "2026-03-16",
      isExtended: true,
    }).flatMap((step) => step.days);
    expect(days).toHaveLength(new Set(days).size);
    expect([...days].sort()).toEqual(days);
    expect(days).toContain("2026-03-29");
  });
});
