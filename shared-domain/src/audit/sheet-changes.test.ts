import { draft, lea, noel } from "../festival-activity/testing/activities";
import { sheetChanges } from "./sheet-changes";

describe("What the journal keeps of a sheet that was edited", () => {
  const sheet = draft();

  it("is each field that differs, before and after, and not its version", () => {
    const renamed = {
      ...sheet,
      version: 2,
      general: { ...sheet.general, name: "Fanfare", isFlagship: true },
    };
    expect(sheetChanges(sheet, renamed)).toEqual({
      "general.name": { before: sheet.general.name, after: "Fanfare" },
      "general.isFlagship": { before: false, after: true },
    });
  });

  it("is what came into a list or left it, whatever stands behind", () => {
    const window = (id: string) => ({ id, start: `2027-05-${id}T08:00:00Z`, end: `2027-05-${id}T10:00:00Z` });
    const at = (...ids: string[]) => ({
      ...sheet,
      general: { ...sheet.general, timeWindows: ids.map(window) },
    });
    expect(Object.keys(sheetChanges(at("14", "15"), at("15")))).toEqual([
      "general.timeWindows.14.id",
      "general.timeWindows.14.start",
      "general.timeWindows.14.end",
    ]);
  });

  it("names nobody: of people, their number alone", () => {
    const given = { ...sheet, inCharge: { ...sheet.inCharge, adherent: noel } };
    const changes = sheetChanges({ ...sheet, inCharge: { ...sheet.inCharge, adherent: lea } }, given);
    expect(changes).toEqual({ "inCharge.adherent.id": { before: lea.id, after: noel.id } });
    const [fields, contractor] = [
      { company: null, comment: null, email: null },
      { id: 1, lastname: "Curie" },
    ];
    const hired = (phone: string) => ({
      ...sheet,
      inCharge: { ...sheet.inCharge, contractors: [{ ...fields, ...contractor, firstname: "Marie", phone }] },
    });
    expect(sheetChanges(hired("0601020304"), hired("0605060708"))).toEqual({
      "inCharge.contractors.1.phone": {},
    });
  });

  it("is the path alone of a long text, and of a whole sheet no more than a line holds", () => {
    const described = { ...sheet, general: { ...sheet.general, description: `<p>${"x".repeat(300)}</p>` } };
    expect(sheetChanges(sheet, described)).toEqual({ "general.description": {} });
    const many = { ...sheet, requests: Array.from({ length: 60 }, (_, id) => ({ id, quantity: 1 })) };
    const changes = sheetChanges(undefined, many);
    expect(Object.keys(changes)).toHaveLength(41);
    expect(changes["…"]?.after).toBeGreaterThan(60);
  });

  it("is nothing when nothing differs", () => {
    expect(sheetChanges(sheet, { ...sheet, version: 7 })).toEqual({});
  });
});
