import type { Database } from "../database/database";
import { gearCategories, gears, locations, signages } from "../database/schema/catalogues";

/** Things that sheets can choose from, few enough to know by heart; the ids of each list count from 1. */
export async function fillCatalogue(db: Database): Promise<void> {
  await db
    .insert(locations)
    .values([
      { name: "Scène", geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } } },
      { name: "École" },
      { name: "Zone 10" },
      { name: "Zone 9" },
    ]);
  await db.insert(signages).values([
    { name: "File d'attente", slug: "file-d-attente", type: "PANNEAU" },
    { name: "Bienvenue", slug: "bienvenue", type: "BACHE" },
  ]);
  await db.insert(gearCategories).values([
    { name: "Mobilier", path: "mobilier", ownerCode: "matos" },
    { name: "Électrique", path: "electrique", ownerCode: "elec" },
    { name: "Câble", path: "electrique->cable", parentId: 2, ownerCode: "elec" },
    { name: "Sécurité", path: "securite", ownerCode: "barrieres" },
  ]);
  await db.insert(gears).values([
    { name: "Chaise", slug: "chaise", categoryId: 1, isPonctualUsage: true },
    { name: "Rallonge", slug: "rallonge", categoryId: 3 },
    { name: "Barrière Vauban", slug: "barriere-vauban", categoryId: 4 },
    { name: "Gobelet", slug: "gobelet", isConsumable: true },
  ]);
}
