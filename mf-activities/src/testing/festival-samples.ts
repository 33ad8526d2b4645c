import { lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";

const table = { id: 1, version: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };
const cable = { ...table, id: 2, name: "Câble", slug: "cable", owner: { code: "elec", name: "Élec" } };
const noEntry = { id: 5, version: 1, name: "Sens interdit", slug: "sens-interdit", type: "PANNEAU" as const };
const banner = { ...noEntry, id: 6, name: "Bâche géante", slug: "bache-geante", type: "BACHE" as const };

/** The catalogues, and the people who may be in charge. */
export const things = {
  gears: [table, cable],
  locations: [mainStage],
  signages: [noEntry, banner],
  contacts: [noel, lea].map((person) => ({ ...person, phone: "0612345678" })),
};

export const configuration = [
  { key: "eventDate", version: 1, value: { start: "2026-05-15T16:00:00.000Z" } },
  {
    key: "festival",
    version: 1,
    value: {
      humainEmail: "humain@festival.exemple.fr",
      communicationEmail: "communication@festival.exemple.fr",
    },
  },
];
