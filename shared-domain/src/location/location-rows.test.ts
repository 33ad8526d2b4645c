import { readLines } from "../spreadsheet/testing/read-lines";
import { AREA_TOO_SMALL, INVALID_COORDINATES, ROAD_TOO_SHORT } from "./geo-location";
import type { CatalogueLocation } from "./location-catalogue";
import { locationRows, NOT_ON_MAP, WRONG_POINTS } from "./location-rows";

const stage: CatalogueLocation = {
  id: 1,
  version: 1,
  name: "Grande Scène",
  geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } },
};
const TITLES = "Nom;Latitude;Longitude;Forme;Points";
const read = (...lines: string[]) => readLines(locationRows([stage]), TITLES, ...lines);
const reasons = (line: string) => read(line).errors.flatMap((error) => error.reasons);

describe("Places from a spreadsheet", () => {
  it("are points by their latitude and longitude", () => {
    expect(read("Bar; 45,783 ;4.872").values).toEqual([
      { name: "Bar", geoLocation: { type: "POINT", coordinates: { lat: 45.783, lng: 4.872 } } },
    ]);
  });

  it.each(["45.78 4.87 ; 45.79 -4.88", "45.78, 4.87; 45.79, -4.88", "45,78 4,87;45,79 -4,88;"])(
    "are roads by their points, as « %s »",
    (points) => {
      expect(read(`Allée;;;Route;"${points}"`).values[0]?.geoLocation).toEqual({
        type: "ROAD",
        coordinates: [
          { lat: 45.78, lng: 4.87 },
          { lat: 45.79, lng: -4.88 },
        ],
      });
    },
  );

  it("are zones when they say so", () => {
    expect(read('Pelouse;;;zone;"1 1;1 2;2 2"').values[0]?.geoLocation?.type).toBe("AREA");
  });

  it.each([
    [";45;4;;", ["Nom du lieu : ne peut pas être vide"]],
    ["Bar;;;;", [NOT_ON_MAP]],
    ["Bar;45;;;", [INVALID_COORDINATES]],
    ["Bar;95;4;;", [INVALID_COORDINATES]],
    ["Bar;nord;4;;", [INVALID_COORDINATES]],
    ["Bar;45;4;Rond;", ["« Rond » : Point, Route ou Zone"]],
    ["Allée;45;4;Route;", [ROAD_TOO_SHORT]],
    ['Pelouse;;;Zone;"1 1;1 2"', [AREA_TOO_SMALL]],
    ['Allée;;;Route;"ici ; là"', [WRONG_POINTS]],
    ["GRANDE SCENE;1;1;;", ["Le lieu « Grande Scène » existe déjà"]],
  ])("are refused as « %s »", (line, expected) => {
    expect(reasons(line)).toEqual(expected);
  });

  it("are left alone when they are there as the line says, and counted once in a file", () => {
    const { present, errors } = read("Grande scène;45.78;4.87;;", "Bar;1;1;;", "BAR;2;2;;");
    expect(present).toEqual([2]);
    expect(errors).toEqual([{ line: 4, reasons: ["Déjà à la ligne 3"] }]);
  });
});
