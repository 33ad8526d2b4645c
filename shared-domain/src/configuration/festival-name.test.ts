import { atFestivalWithArticle, festivalWithArticle } from "./festival-name";

describe("The name of the festival in a sentence", () => {
  it.each([
    ["24h de l'INSA", "les 24h de l'INSA", "aux 24h de l'INSA"],
    ["Les Déferlantes", "les Déferlantes", "aux Déferlantes"],
    ["Garorock", "Garorock", "à Garorock"],
  ])("takes the article that « %s » needs", (name, the, at) => {
    expect([festivalWithArticle(name), atFestivalWithArticle(name)]).toEqual([the, at]);
  });
});
