import type { Gear } from "./gear";
import { catalogueCsv } from "./catalogue-csv";

const drill: Gear = {
  id: 1,
  version: 1,
  name: "Perceuse, à percussion",
  slug: "perceuse,-a-percussion",
  isPonctualUsage: true,
  isConsumable: false,
  category: { id: 3, name: "Outils", path: "bricolage->outils" },
  code: "BR_OU_001",
};
const orphan: Gear = {
  id: 2,
  version: 1,
  name: "=Nappe",
  slug: "=nappe",
  isPonctualUsage: false,
  isConsumable: true,
};

describe("The catalogue in a spreadsheet", () => {
  it("has a line a gear", () => {
    expect(catalogueCsv([drill, orphan])).toBe(
      [
        '"Référence","Catégorie","Catégorie complète","Materiel","Consommable","Appoint"',
        '"BR_OU_001","Outils","bricolage->outils","Perceuse, à percussion","Non","Oui"',
        `"","","","'=Nappe","Oui","Non"`,
      ].join("\n"),
    );
  });
});
