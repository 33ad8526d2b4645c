import type { RevisionName } from "../../changes/revisions";
import { formWithFile, smallPng } from "../multipart";
import { as, idOfAdded, type Line, type Lines, type Method } from "./stage";

const readers = "admin humain matos organiser";
const gear = { name: "Pince", isPonctualUsage: false, isConsumable: false };
const category = { name: "Outils" };
const point = { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } };
const place = { name: "Préau", geoLocation: point };
const signage = { name: "Sortie", type: "PANNEAU" };

/** The writes of one catalogue; `removal`: further revisions that a removal moves. */
function linesOf(
  path: `/${string}`,
  thing: string,
  form: { name: string },
  removal: RevisionName[] = [],
): Lines {
  const lineOf = (event: string, make: Line["make"], others: RevisionName[] = []): Line => ({
    moves: ["catalogues", "festival-activities", ...others],
    tells: { [`${thing}-${event}`]: readers },
    make,
  });
  const key = (method: Method, end = ""): keyof Lines => `${method} ${path}${end}`;
  const named = (name: string) => ({ ...form, name });
  return {
    [key("POST")]: lineOf("created", (send) => send(path, { ...as("admin"), body: form })),
    [key("PUT", "/:id")]: lineOf("updated", async (send) => {
      const id = await idOfAdded(path, named("Avant"));
      return send(`${path}/${id}`, { ...as("admin"), body: named("Après") });
    }),
    [key("DELETE", "/:id")]: lineOf(
      "deleted",
      async (send) => send(`${path}/${await idOfAdded(path, named("Ailleurs"))}`, as("admin")),
      removal,
    ),
  };
}

/** Rows of a spreadsheet for one catalogue. */
const importOf = (path: `/${string}`, thing: string, row: object): Line => ({
  moves: ["catalogues", "festival-activities"],
  tells: { [`${thing}-imported`]: readers },
  make: async (send) => {
    await idOfAdded("/logistic/categories", { name: `Pour ${thing}` });
    return send(path, { ...as("admin"), body: { rows: [row] } });
  },
});

/** Gear, places, signages and the inventory. */
export const catalogueLines: Lines = {
  "POST /logistic/gears/import": importOf("/logistic/gears/import", "gears", {
    name: "Diable",
    category: "Pour gears",
    consumable: "",
    ponctual: "oui",
  }),
  "POST /locations/import": importOf("/locations/import", "locations", {
    name: "Verger",
    latitude: "45,78",
    longitude: "4,87",
    shape: "",
    points: "",
  }),
  ...linesOf("/logistic/gears", "gear", gear, ["inventory"]),
  ...linesOf("/logistic/categories", "gear-category", category),
  ...linesOf("/locations", "location", place, ["festival-tasks"]),
  ...linesOf("/signages", "signage", signage),
  "POST /signages/:id/image": {
    moves: ["catalogues", "festival-activities"],
    tells: { "signage-updated": readers },
    make: async (send) => {
      const id = await idOfAdded("/signages", { ...signage, name: "Entrée" });
      return send(`/signages/${id}/image`, { ...as("admin"), ...formWithFile(smallPng) });
    },
  },
  "POST /logistic/inventory": {
    moves: ["inventory"],
    tells: { "inventory-replaced": readers },
    make: async (send) => {
      const id = Number(await idOfAdded("/logistic/gears", { ...gear, name: "Marteau" }));
      return send("/logistic/inventory", {
        ...as("admin"),
        body: [{ gear: { id }, quantity: 2, storage: "Local" }],
      });
    },
  },
};
