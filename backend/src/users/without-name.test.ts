import { withoutName } from "./forget-queries";

describe("A past version of a sheet", () => {
  it("loses the person wherever they stand in it, and nobody else", () => {
    const marie = { id: 3, firstname: "Marie", lastname: "Curie", nickname: "Mimi" };
    const paul = { id: 4, firstname: "Paul", lastname: "Dirac" };
    const sheet = { id: 3, name: "Labo", general: { adherent: marie }, people: [paul, { volunteer: marie }] };
    const anonymous = { id: 3, firstname: "Anonymous", lastname: "Anonymous", nickname: null };
    expect(withoutName(sheet, 3)).toEqual({
      ...sheet,
      general: { adherent: anonymous },
      people: [paul, { volunteer: anonymous }],
    });
  });
});
