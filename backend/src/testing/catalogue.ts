import type { Database } from "../database/database";
import { gearCategories, gears, locations, signages } from "../database/schema/catalogues";

/** What sheets can choose among, few enough to be known by heart. */
export async function fillCatalogue(db: Database): Promise<void> {
  await db.insert(locations).values([
    { id: 1, name: "Scène", geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } } },
    { id: 2, name: "École" },
    { id: 3, name: "Zone 10" },
    { id: 4, name: "Zone 9" },
  ]);
  await db.insert(signages).values([
    { id: 1, name: "File d'attente", slug: "file-d-attente", type: "PANNEAU" },
    { id: 2, name: "Bienvenue", slug: "bienvenue", type: "BACHE" },
  ]);
  await db.insert(gearCategories).values([
    { id: 1, name: "Mobilier", path: "mobilier", ownerCode: "matos" },
    { id: 2, name: "Électrique", path: "electrique", ownerCode: "elec" },
    { id: 3, name: "Câble", path: "electrique->cable", parentId: 2, ownerCode: "elec" },
    { id: 4, name: "Sécurité", path: "securite", ownerCode: "barrieres" },
  ]);
  await db.insert(gears).values([
    { id: 1, name: "Chaise", slug: "chaise", categoryId: 1, isPonctualUsage: true },
    { id: 2, name: "Rallonge", slug: "rallonge", categoryId: 3 },
    { id: 3, name: "Barrière Vauban", slug: "barriere-vauban", categoryId: 4 },
    { id: 4, name: "Gobelet", slug: "gobelet", isConsumable: true },
  ]);
}
