import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { helpSearch } from "./help-address";

const slot = { name: "Tenir le bar", start: fridayAt(18), end: fridayAt(20) };
const search = (codes: readonly string[], now = fridayAt(9)) =>
  Object.fromEntries(
    helpSearch({ ...slot, missing: codes.map((team) => ({ team, count: 1 })) }, new Date(now)),
  );

describe("§7 The call for help about a slot", () => {
  it("keeps its task and hours, and asks for the teams that it lacks", () => {
    expect(search(["bar"])).toEqual({
      start: "2026-05-15T18:00",
      end: "2026-05-15T20:00",
      task: "Tenir le bar",
      teams: "bar",
    });
  });

  it("asks everybody where any volunteer will do", () => {
    expect(search(["bar", "benevole"])).not.toHaveProperty("teams");
  });

  it("TM-2 asks those who may stand in too", () => {
    expect(search(["confiance"]).teams).toBe("confiance,hard,vieux");
  });

  it("is about what is left of a slot that runs", () => {
    expect(search(["bar"], fridayAt(19, 5)).start).toBe("2026-05-15T19:15");
  });
});
