import { eulaArticles } from "./eula";

const festival = {
  name: "Garorock",
  domain: "garorock.example",
  humainEmail: "benevoles@garorock.example",
  sgEmail: "bureau@garorock.example",
};
const firstParagraph = (association?: string) =>
  eulaArticles({ ...festival, ...(association !== undefined && { association }) })[0]?.paragraphs[0];

describe("The conditions of use", () => {
  it("name the association that publishes the site, once it has a name", () => {
    expect(firstParagraph("Les Amis du Rock")).toContain(
      "est édité par Les Amis du Rock, l'association qui organise Garorock.",
    );
    for (const none of ["", undefined])
      expect(firstParagraph(none)).toContain("est édité par l'association qui organise Garorock.");
  });
});
