import { participationsCsv } from "./participations";

const ada = { id: 1, firstname: "Ada", lastname: "Roux", nickname: "Loulou" };
const bob = { id: 2, firstname: "Bob", lastname: "Noir" };

describe("The file of participations", () => {
  it("has a line each, in the order of the list", () => {
    const file = participationsCsv([
      { name: "Grand ménage", eventDate: "2027-03-01", participant: bob, charisma: 20 },
      { name: "Apéro ; crêpes", eventDate: "2027-02-01", participant: ada, charisma: -5 },
    ]);
    expect(file.replace("\ufeff", "").trim().split(/\r?\n/)).toEqual([
      '"Événement","Date","Participant","Charisme"',
      '"Grand ménage","2027-03-01","Bob Noir","20"',
      '"Apéro ; crêpes","2027-02-01","Ada (Loulou) Roux","-5"',
    ]);
  });
});
