import { type ActivityForLogistic, gearRequestsCsv } from "./gear-requests-csv";
import { formatTimeWindows } from "../festival-event/time-window";
import { type ActivityForSecurity, isFoundForSecurity, securityLine } from "./security";

const saturday = { id: "b", start: "2025-05-17T08:00:00.000Z", end: "2025-05-17T10:00:00.000Z" };
const night = { id: "a", start: "2025-05-16T20:00:00.000Z", end: "2025-05-17T22:00:00.000Z" };

const fireworks: ActivityForSecurity = {
  id: 12,
  name: "Feu d'artifice",
  status: "VALIDATED",
  team: "culture",
  timeWindows: [saturday, night],
  specialNeed: "Pompiers à l'entrée",
  freePass: 3,
};

describe("The security recap of an activity", () => {
  it("goes from the earliest start to the latest end, and counts the windows", () => {
    const { timeWindows: _, ...rest } = fireworks;
    expect(securityLine(fireworks)).toEqual({
      ...rest,
      start: night.start,
      end: night.end,
      windowCount: 2,
    });
  });

  it("has no date without window", () => {
    expect(securityLine({ ...fireworks, timeWindows: [] })).toMatchObject({
      start: null,
      end: null,
      windowCount: 0,
    });
  });

  it("is found by number, name and need", () => {
    for (const typed of ["12", "ARTIFICE", "pompiers"]) {
      expect(isFoundForSecurity(fireworks, typed)).toBe(true);
    }
    expect(isFoundForSecurity({ ...fireworks, specialNeed: null }, "pompiers")).toBe(false);
  });
});

describe("The windows of an activity to publish", () => {
  it("are told in Paris time, in order", () => {
    expect(formatTimeWindows([saturday, night])).toEqual([
      "16/05/2025 22:00 - 18/05/2025 00:00",
      "17/05/2025 10:00 - 17/05/2025 12:00",
    ]);
  });
});

describe("The gear that activities ask for, in a spreadsheet", () => {
  const stage: ActivityForLogistic = {
    id: 3,
    name: "Scène",
    status: "IN_REVIEW",
    team: "culture",
    inquiries: [
      {
        slug: "table",
        name: "Table",
        quantity: 4,
        category: "Mobilier",
        owner: "Matos",
        drive: "Magasin",
        isPonctualUsage: true,
        isConsumable: false,
      },
      { slug: "gaffer", name: "Gaffer", quantity: 2, isPonctualUsage: false, isConsumable: true },
    ],
  };
  const draft: ActivityForLogistic = { ...stage, id: 4, status: "DRAFT", team: null };

  it("is a line a request", () => {
    const csv = gearRequestsCsv([stage, draft], (code) => code.toUpperCase());
    expect(csv.split("\n")).toEqual([
      '"Numéro FA","Nom FA","Statut FA","Equipe","Responsable","Catégorie","Nom","Quantité","Lieu de stockage","Appoint","Consommable"',
      '"3","Scène","IN_REVIEW","CULTURE","Matos","Mobilier","Table","4","Magasin","true","false"',
      '"3","Scène","IN_REVIEW","CULTURE","","","Gaffer","2","","false","true"',
      '"4","Scène","DRAFT","","Matos","Mobilier","Table","4","Magasin","true","false"',
      '"4","Scène","DRAFT","","","","Gaffer","2","","false","true"',
    ]);
  });
});
