import { type RequestedSignage, requestedSignagesCsv } from "./requested-signages-csv";

const linked: RequestedSignage = {
  id: 12,
  name: "Scène, le soir",
  status: "IN_REVIEW",
  team: "Culture",
  location: "Scène Pulse",
  catalogItem: "Entrée",
  type: "PANNEAU",
  quantity: 2,
  text: 'Par "ici"',
  size: "1m x 2m",
  comment: null,
};
const unlinked: RequestedSignage = {
  ...linked,
  location: null,
  catalogItem: null,
  text: "=1+1",
  comment: "À fixer",
};

describe("The signages that activities ask for, in a spreadsheet", () => {
  it("are a line each, the name of the catalogue empty when none is linked", () => {
    expect(requestedSignagesCsv([linked, unlinked]).split("\n")).toEqual([
      '"Id FA","Nom FA","Statut FA","Équipe","Lieu","Nom catalogue","Type","Quantité","Texte","Taille","Commentaire"',
      '"12","Scène, le soir","Relecture en cours","Culture","Scène Pulse","Entrée","PANNEAU","2","Par ""ici""","1m x 2m",""',
      `"12","Scène, le soir","Relecture en cours","Culture","","","PANNEAU","2","'=1+1","1m x 2m","À fixer"`,
    ]);
  });
});
