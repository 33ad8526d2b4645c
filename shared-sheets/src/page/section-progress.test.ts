import { progressOf, type SectionPlan } from "./section-progress";

const plan: SectionPlan<"name" | "windows" | "people">[] = [
  { id: "general", title: "Général", parts: ["name", "windows"] },
  { id: "team", title: "Équipe", parts: ["people"] },
  { id: "shifts", title: "Créneaux", parts: ["windows", "people"] },
  { id: "feedback", title: "Commentaires" },
];
const nothing = { missing: [], locks: {}, refusals: [] };
const states = (findings: Partial<Parameters<typeof progressOf<"name" | "windows" | "people">>[1]>) =>
  progressOf(plan, { ...nothing, ...findings }).map(({ state }) => state);

describe("how far the sections of a sheet are", () => {
  it("is nothing to do, except for what has nothing to fill in", () => {
    const done = { kind: "done" };
    expect(states({})).toEqual([done, done, done, undefined]);
  });

  it("is what lacks, said once by the first section that shows it", () => {
    const missing = [
      { section: "windows", reason: "Un créneau est nécessaire" },
      { section: "name", reason: "Un nom est nécessaire" },
    ] as const;
    expect(states({ missing })).toMatchObject([
      { kind: "missing", reasons: ["Un créneau est nécessaire", "Un nom est nécessaire"] },
      { kind: "done" },
      { kind: "done" },
      undefined,
    ]);
  });

  it("is locked once all that it shows is, partly before, each team named once", () => {
    expect(states({ locks: { windows: ["humain"], people: ["humain", "matos"] } })).toMatchObject([
      { kind: "partly-locked", teams: ["humain"] },
      { kind: "locked", teams: ["humain", "matos"] },
      { kind: "locked", teams: ["humain", "matos"] },
      undefined,
    ]);
  });

  it("is a refusal first, by the teams that review it", () => {
    const refusals = [{ team: "matos", parts: ["people"] }] as const;
    expect(states({ refusals, locks: { people: ["humain"] } })).toMatchObject([
      { kind: "done" },
      { kind: "refused", teams: ["matos"] },
      { kind: "refused", teams: ["matos"] },
      undefined,
    ]);
  });
});
