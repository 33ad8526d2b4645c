import { gearCategories, gears, locations, signages } from "../../database/schema/catalogues";
import {
  borrowGears,
  borrows,
  inventoryRecords,
  purchaseGears,
  purchases,
} from "../../database/schema/logistics";
import type { PeerTables } from "../peer";
import { at, ids, peerWith, rowsIn, toldReport } from "../sheets/testing/peer";
import { importGear } from "./gear";

function gearOf(tables: Partial<PeerTables>) {
  const { told, report } = toldReport();
  const { tables: all, catalogues } = importGear(peerWith(tables), ids, report);
  return { told, catalogues, rows: (table: Parameters<typeof rowsIn>[1]) => rowsIn(all, table) };
}

const gear = { category_id: null, is_ponctual_usage: false, is_consumable: true };
const ladder = { ...gear, id: 3, name: "Échelle", slug: "echelle" };
const unnamed = { ...gear, id: 4, name: "'''", slug: "-" };

describe("Imported places", () => {
  it("keep the shapes that a map can draw", () => {
    const point = { type: "POINT", coordinates: { lat: 45.7, lng: 4.8 } };
    const { rows, told } = gearOf({
      signa_location: [
        { id: 1, name: "Scène", geo_location: point },
        { id: 2, name: "Hall", geo_location: null },
        { id: 3, name: "Rue", geo_location: { type: "ROAD", coordinates: [{ lat: 45.7, lng: 4.8 }] } },
        { id: 4, name: " ", geo_location: { type: "Point", coordinates: [4.8, 45.7] } },
        { id: 5, name: "Loin", geo_location: { type: "POINT", coordinates: { lat: 95, lng: 4.8 } } },
      ],
    });
    expect(rows(locations)).toEqual([
      { id: 1, name: "Scène", geoLocation: point },
      { id: 2, name: "Hall", geoLocation: null },
      { id: 3, name: "Rue", geoLocation: null },
      { id: 4, name: " ", geoLocation: null },
      { id: 5, name: "Loin", geoLocation: null },
    ]);
    expect(told).toEqual([
      "noted signa_location Lieu 3 « Rue » : Repris sans sa forme, qu'aucune carte ne peut dessiner (Une route a au moins deux points) : à redessiner ici",
      "noted signa_location Lieu 4 «   » : Repris tel quel, mais les formulaires le refusent : Nom du lieu : ne peut pas être vide",
      "noted signa_location Lieu 4 «   » : Repris sans sa forme, qu'aucune carte ne peut dessiner (Forme inconnue) : à redessiner ici",
      "noted signa_location Lieu 5 « Loin » : Repris sans sa forme, qu'aucune carte ne peut dessiner (Les coordonnées du lieu sont invalides) : à redessiner ici",
    ]);
  });
});

describe("Imported signs", () => {
  it("come without pictures; those without a slug are out", () => {
    const { rows, told, catalogues } = gearOf({
      catalog_signage: [
        { id: 1, name: "Bar à l'eau", slug: "bar-a-l'eau", type: "BACHE", image: "a.png" },
        { id: 2, name: "WC", slug: "wc", type: "AFFICHE", image: null },
        { id: 3, name: "''", slug: "-", type: "AFFICHE", image: null },
      ],
    });
    expect(rows(signages)).toEqual([
      { id: 1, name: "Bar à l'eau", slug: "bar-a-l-eau", type: "BACHE" },
      { id: 2, name: "WC", slug: "wc", type: "AFFICHE" },
    ]);
    expect([...catalogues.signs]).toEqual([1, 2]);
    expect(told).toEqual([
      "noted catalog_signage Signalétique 1 « Bar à l'eau » : Sans son image, qui n'est pas dans la base : à déposer ici",
      "noted catalog_signage Signalétique 2 « WC » : Repris tel quel, mais les formulaires le refusent : Nom : 3 caractères au moins",
      "out catalog_signage Signalétique 3 « '' » : Son nom n'a ni lettre ni chiffre : renomme-le là-bas",
    ]);
  });
});

describe("Imported categories", () => {
  it("get our paths and codes of owners, parents first", () => {
    const { rows, told } = gearOf({
      catalog_category: [
        { id: 2, name: "Câbles & prises", path: "elec->cables-prises", parent: 1, owner_code: "elec" },
        { id: 1, name: "Élec", path: "elec", parent: null, owner_code: "ca" },
      ],
    });
    expect(rows(gearCategories)).toEqual([
      { id: 1, name: "Élec", path: "elec", parentId: null, ownerCode: "orga" },
      { id: 2, name: "Câbles & prises", path: "elec->cables-&-prises", parentId: 1, ownerCode: "elec" },
    ]);
    expect(told).toEqual([]);
  });

  it("stay apart, out of circles, and without a parent that is out", () => {
    const category = { parent: null, owner_code: null };
    const { rows, told } = gearOf({
      catalog_category: [
        { ...category, id: 1, name: "Piñata", path: "piñata" },
        { ...category, id: 2, name: "Pinata", path: "pinata" },
        { ...category, id: 3, name: "Bois", path: "bois", parent: 4 },
        { ...category, id: 4, name: "Fer", path: "fer", parent: 3 },
        { ...category, id: 5, name: "'?", path: "-" },
        { ...category, id: 6, name: "Vis", path: "-->vis", parent: 5 },
        { ...category, id: 7, name: "a->b", path: "a->b" },
        { ...category, id: 8, name: "Bal", path: "bal", parent: 1 },
      ],
    });
    expect(rows(gearCategories).map(({ id, path, parentId }) => [id, path, parentId])).toEqual([
      [1, "piñata", null],
      [8, "piñata->bal", 1],
      [2, "pinata", null],
      [3, "bois", null],
      [4, "fer", null],
      [6, "vis", null],
      [7, "a-b", null],
    ]);
    expect(told).toEqual([
      "out catalog_category Catégorie 5 « '? » : Son nom n'a ni lettre ni chiffre : renomme-le là-bas",
      "noted catalog_category Catégorie 3 « Bois » : Rangée dans elle-même : reprise à la racine",
      "noted catalog_category Catégorie 4 « Fer » : Rangée dans elle-même : reprise à la racine",
      "noted catalog_category Catégorie 6 « Vis » : Sa catégorie parente n'est pas reprise : reprise à la racine",
      "noted catalog_category Catégorie 1 « Piñata » : Un autre nom ne diffère que par des accents ou des signes : garde l'identifiant « piñata »",
      "noted catalog_category Catégorie 2 « Pinata » : Un autre nom ne diffère que par des accents ou des signes : garde l'identifiant « pinata »",
      "noted catalog_category Catégorie 7 « a->b » : « -> » sépare les niveaux : à renommer ici",
    ]);
  });
});

describe("Imported gear", () => {
  it("gets our slugs, and requests find it by the peer's", () => {
    const { rows, told, catalogues } = gearOf({
      catalog_category: [
        { id: 1, name: "Barrières", path: "barrieres", parent: null, owner_code: "barrieres" },
      ],
      catalog_gear: [
        { ...ladder, slug: "echelle-1", category_id: 1 },
        unnamed,
        {
          ...gear,
          id: 5,
          name: "TV",
          slug: "tv",
          is_ponctual_usage: true,
          is_consumable: false,
          category_id: 9,
        },
      ],
    });
    expect(rows(gears)).toEqual([
      { id: 3, name: "Échelle", slug: "echelle", isPonctualUsage: false, isConsumable: true, categoryId: 1 },
      { id: 5, name: "TV", slug: "tv", isPonctualUsage: true, isConsumable: false, categoryId: null },
    ]);
    expect([...catalogues.gears]).toEqual([
      ["echelle-1", { id: 3, name: "Échelle", owner: "barrieres", isOwnerKnown: true }],
      ["tv", { id: 5, name: "TV", owner: "matos", isOwnerKnown: false }],
    ]);
    expect(told).toEqual([
      "out catalog_gear Matos 4 « ''' » : Son nom n'a ni lettre ni chiffre : renomme-le là-bas",
      "noted catalog_gear Matos 5 « TV » : Repris tel quel, mais les formulaires le refusent : Nom : 3 caractères au moins",
      "noted catalog_gear Matos 5 « TV » : Sa catégorie n'est pas reprise : repris sans catégorie",
    ]);
  });

  it("adds up what is stored in one place with us", () => {
    const { rows, told } = gearOf({
      catalog_gear: [ladder, unnamed],
      inventory_record: [
        { gear_id: 3, storage: "Local 24h", quantity: 2, comment: "Haut" },
        { gear_id: 3, storage: "local 24H", quantity: 3, comment: "Bas" },
        { gear_id: 3, storage: "Hall", quantity: 0, comment: null },
        { gear_id: 3, storage: "MdE", quantity: -1, comment: null },
        { gear_id: 3, storage: " ", quantity: 1, comment: null },
        { gear_id: 3, storage: "Cave", quantity: 2_000_000, comment: null },
        { gear_id: 4, storage: "Hall", quantity: 1, comment: null },
      ],
    });
    expect(rows(inventoryRecords)).toEqual([
      { gearId: 3, storageSlug: "local-24h", quantity: 5, storage: "Local 24h", comment: "Haut | Bas" },
      { gearId: 3, storageSlug: "hall", quantity: 0, storage: "Hall", comment: null },
      { gearId: 3, storageSlug: "cave", quantity: 2_000_000, storage: "Cave", comment: null },
    ]);
    expect(told).toEqual([
      "out catalog_gear Matos 4 « ''' » : Son nom n'a ni lettre ni chiffre : renomme-le là-bas",
      "merged inventory_record Matos 3 « Échelle », à « local 24H » : Même lieu que « Local 24h » : additionnés",
      "out inventory_record Matos 3 « Échelle », à « MdE » : La quantité ne peut pas être négative (-1)",
      "out inventory_record Matos 3 « Échelle », à «   » : Le lieu de stockage est nécessaire",
      "noted inventory_record Matos 3 « Échelle », à « Cave » : Repris tel quel, mais les formulaires le refusent : La quantité ne peut pas dépasser 1 000 000",
      "out inventory_record Matos 4 « ''' », à « Hall » : Son matos n'est pas repris",
    ]);
  });
});

describe("Imported loans and purchases", () => {
  const [monday, tuesday] = [at("2026-05-11T08:00:00Z"), at("2026-05-12T08:00:00Z")];

  it("keep their numbers; a loan without length is out with its gear", () => {
    const { rows, told } = gearOf({
      catalog_gear: [ladder, unnamed],
      borrow: [
        { id: 7, lender: "Karna", available_on: monday, unavailable_on: tuesday },
        { id: 8, lender: " ", available_on: monday, unavailable_on: at("2027-06-12T08:00:00Z") },
        { id: 9, lender: "BDE", available_on: tuesday, unavailable_on: tuesday },
      ],
      borrow_gear_request: [
        { borrow_id: 7, gear_slug: "echelle", quantity: 2 },
        { borrow_id: 7, gear_slug: "-", quantity: 2 },
        { borrow_id: 8, gear_slug: "echelle", quantity: 0 },
        { borrow_id: 9, gear_slug: "echelle", quantity: 1 },
      ],
    });
    expect(rows(borrows)).toEqual([
      { id: 7, lender: "Karna", availableOn: monday, unavailableOn: tuesday },
      { id: 8, lender: " ", availableOn: monday, unavailableOn: at("2027-06-12T08:00:00Z") },
    ]);
    expect(rows(borrowGears)).toEqual([{ sheetId: 7, gearId: 3, quantity: 2 }]);
    expect(told).toEqual([
      "out catalog_gear Matos 4 « ''' » : Son nom n'a ni lettre ni chiffre : renomme-le là-bas",
      "noted borrow Emprunt 8 «   » : Repris tel quel, mais les formulaires le refusent : Prêteur : ne peut pas être vide ; Un emprunt dure 366 jours au plus",
      "out borrow Emprunt 9 « BDE » : Le créneau doit avoir une durée : à corriger là-bas",
      "out borrow_gear_request Emprunt 7 « Karna », 2 × « - » : Son matos n'est pas repris",
      "out borrow_gear_request Emprunt 8 «   », 0 × « Échelle » : La quantité doit être au moins de 1",
      "out borrow_gear_request Emprunt 9 « BDE », 1 × « Échelle » : Sa fiche n'est pas reprise",
    ]);
  });

  it("come from older databases too", () => {
    const { rows, told } = gearOf({
      catalog_gear: [ladder],
      purchase: [{ id: 4, seller: "", available_on: monday }],
      purchase_gear_request: [{ purchase_id: 4, gear_slug: "echelle", quantity: 1_000_001 }],
    });
    expect(rows(purchases)).toEqual([{ id: 4, seller: "", availableOn: monday }]);
    expect(rows(purchaseGears)).toEqual([{ sheetId: 4, gearId: 3, quantity: 1_000_001 }]);
    expect(told).toEqual([
      "noted purchase Achat 4 «  » : Repris tel quel, mais les formulaires le refusent : Vendeur : ne peut pas être vide",
      "noted purchase_gear_request Achat 4 «  », 1000001 × « Échelle » : Repris tel quel, mais les formulaires le refusent : La quantité ne peut pas dépasser 1 000 000",
    ]);
  });
});
