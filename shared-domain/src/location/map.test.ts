import { defaultMap, MAP_TEXT, tilesHost, tilesProblem, WRONG_TILES, zoomProblem } from "./map";

const osm = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

describe("The address of a map's background", () => {
  it.each([osm, "https://{s}.tiles.example.fr/{z}/{x}/{y}.png", "https://localhost:8080/a/{z}/{x}/{y}?k=1"])(
    "may be %s",
    (url) => {
      expect(tilesProblem(url)).toBeUndefined();
    },
  );

  it.each([
    "",
    "http://tile.openstreetmap.org/{z}/{x}/{y}.png",
    "https://tile.openstreetmap.org/{x}/{y}.png",
    "https://tile.openstreetmap.org/{z}/{y}.png",
    "https://a.{s}.example.fr/{z}/{x}/{y}.png",
    "https://tile.openstreetmap.org/{z}/{x}/{y}.png' onerror='",
    `${osm}?${"x".repeat(MAP_TEXT.max)}`,
  ])("can't be « %s »", (url) => {
    expect(tilesProblem(url)).toBe(WRONG_TILES);
  });

  it("names the host that the pages' security policy lets in", () => {
    expect(tilesHost(osm)).toBe("tile.openstreetmap.org");
    expect(tilesHost("https://{s}.tiles.example.fr:8443/{z}/{x}/{y}.png")).toBe("{s}.tiles.example.fr:8443");
    expect(tilesHost("javascript:alert(1)")).toBeUndefined();
  });

  it("is sound by default", () => {
    expect(tilesProblem(defaultMap.tiles?.url ?? "")).toBeUndefined();
  });
});

test("the map is seen from the whole world to the closest view", () => {
  for (const zoom of [0, defaultMap.zoom, 22]) expect(zoomProblem(zoom)).toBeUndefined();
  for (const zoom of [-1, 23, 16.5, NaN]) expect(zoomProblem(zoom)).toBe("Le zoom va de 0 à 22");
});
