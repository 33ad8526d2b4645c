import {
  channelLines,
  channelsProblem,
  contactLines,
  contactsProblem,
  readChannels,
  readContacts,
} from "./leaflet-lines";

const teams = ["hard", "vieux"];

describe("Contacts and channels of the leaflet, a line each", () => {
  it("are read as they were written", () => {
    const contacts = [{ name: "PC Sécurité", phone: "04 72 00 00 00" }];
    expect(readContacts(contactLines(contacts))).toEqual(contacts);
    const channels = [
      { name: "1 : Général", purpose: "Tout le monde", teams: [] },
      { name: "6 : Coupures", purpose: "", teams },
    ];
    expect(readChannels(channelLines(channels))).toEqual(channels);
  });

  it("may have empty lines between them, and spaces around", () => {
    expect(readContacts("\n  PC|04  \n\n")).toEqual([{ name: "PC", phone: "04" }]);
    expect([contactsProblem(""), channelsProblem("\n", teams)]).toEqual([undefined, undefined]);
  });

  it.each([
    ["PC Sécurité 04 72", "Une ligne par contact : nom | téléphone"],
    ["| 04 72", "Une ligne par contact : nom | téléphone"],
    ["a|1\n".repeat(7), "Contacts : 6 au plus"],
    [`a|${"1".repeat(101)}`, "Chaque texte : 100 caractères au plus"],
  ])("%j is no list of contacts", (text, problem) => {
    expect(contactsProblem(text)).toBe(problem);
  });

  it.each([
    ["| Tout le monde", "Une ligne par canal : canal | usage | équipes"],
    ["1 | Général | hard, licorne", "L'équipe « licorne » n'existe pas"],
    ["1\n".repeat(31), "Canaux : 30 au plus"],
    ["1".repeat(101), "Chaque texte : 100 caractères au plus"],
  ])("%j is no list of channels", (text, problem) => {
    expect(channelsProblem(text, teams)).toBe(problem);
  });
});
