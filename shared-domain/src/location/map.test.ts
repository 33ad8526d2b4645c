import { defaultMap, tilesHost, tilesProblem, WRONG_TILES, zoomProblem } from "./map";

describe("The map of the places", () => {
  it("has a background whose address names its tiles", () => {
    expect(tilesProblem(defaultMap.tiles?.url ?? "")).toBeUndefined();
    expect(tilesProblem("https://{s}.tuiles.example:8443/{z}/{x}/{y}.png?cle=1")).toBeUndefined();
    for (const url of [
      "",
      "http://tuiles.example/{z}/{x}/{y}.png",
      "https://tuiles.example/{z}/{x}.png",
      "https://tuiles.{s}.example/{z}/{x}/{y}.png",
      `https://tuiles.example/{z}/{x}/{y}.png?${"a".repeat(300)}`,
    ])
      expect(tilesProblem(url)).toBe(WRONG_TILES);
  });

  it("takes its pictures from one host, of which the first part may vary", () => {
    expect(tilesHost("https://{s}.tuiles.example/{z}/{x}/{y}.png")).toBe("{s}.tuiles.example");
    expect(tilesHost("tuiles.example")).toBeUndefined();
  });

  it("is seen from the whole world to the closest view", () => {
    for (const zoom of [0, defaultMap.zoom, 22]) expect(zoomProblem(zoom)).toBeUndefined();
    for (const zoom of [-1, 23, 16.5, NaN]) expect(zoomProblem(zoom)).toBe("Le zoom va de 0 à 22");
  });
});
