import { channelsFor, planningFileName } from "./leaflet";

describe("The radio channels of a leaflet", () => {
  const channel = (name: string, ...teams: string[]) => ({ name, purpose: "", teams });
  const all = [channel("1"), channel("2", "hard", "vieux"), channel("3", "secu")];

  it("are those for everybody, and those of the reader's teams", () => {
    expect(channelsFor(all, ["benevole"]).map(({ name }) => name)).toEqual(["1"]);
    expect(channelsFor(all, ["benevole", "vieux"]).map(({ name }) => name)).toEqual(["1", "2"]);
  });
});

describe("The file of a person's planning", () => {
  it.each([
    ["Zoé", "Lefèvre-Œuvrard", "lefevre-oeuvrard_zoe_planning.pdf"],
    ["Marie Anne", "O'Neil", "o-neil_marie-anne_planning.pdf"],
    ["../x", 'a"b', "ab_-x_planning.pdf"],
    ["漢字", "语言", "12_planning.pdf"],
  ])("is named after %s %s", (firstname, lastname, name) => {
    expect(planningFileName({ id: 12, firstname, lastname }, "pdf")).toBe(name);
  });
});
