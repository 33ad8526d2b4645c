import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import { type GeoLocation, ROAD_TOO_SHORT } from "./geo-location";
import {
  LOCATION_WITHOUT_NAME,
  checkLocationRemovable,
  createLocation,
  isLocationFoundBy,
  locationNotFound,
  updateLocation,
} from "./location-catalogue";

const point: GeoLocation = { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } };
const road: GeoLocation = { type: "ROAD", coordinates: [] };
const stage = { id: 7, version: 1, name: "Scène Pulse", geoLocation: point };

describe("A place", () => {
  it("is created with a name and a shape", () => {
    expect(createLocation({ name: " Scène Pulse ", geoLocation: point })).toEqual({
      name: "Scène Pulse",
      geoLocation: point,
    });
  });

  it("is refused without name, or with a shape that can't be drawn", () => {
    expect(() => createLocation({ name: " ", geoLocation: point })).toThrow(
      badInputRefusal(LOCATION_WITHOUT_NAME),
    );
    expect(() => createLocation({ name: "Allée", geoLocation: road })).toThrow(
      badInputRefusal(ROAD_TOO_SHORT),
    );
  });

  it("keeps its shape when only its name changes", () => {
    expect(updateLocation(stage, { name: "Scène" })).toEqual({ ...stage, name: "Scène" });
  });

  it("can be taken off the map", () => {
    expect(updateLocation(stage, { name: "Scène Pulse", geoLocation: null })).toEqual({
      ...stage,
      geoLocation: null,
    });
  });

  it("is changed under the same conditions", () => {
    expect(() => updateLocation(stage, { name: "" })).toThrow(badInputRefusal(LOCATION_WITHOUT_NAME));
    expect(() => updateLocation(stage, { name: "Allée", geoLocation: road })).toThrow(
      badInputRefusal(ROAD_TOO_SHORT),
    );
  });

  it("stays while sheets happen there", () => {
    expect(() => {
      checkLocationRemovable([
        { by: "FT", id: 3 },
        { by: "FA", id: 1 },
      ]);
    }).toThrow(refusal("Impossible de supprimer le lieu, il est lié à : FA 1, FT 3"));
  });

  it("is found by a part of its name", () => {
    expect(isLocationFoundBy(stage, "SCENE P")).toBe(true);
    expect(isLocationFoundBy(stage, "cave")).toBe(false);
  });

  it("that nobody knows is told by its number", () => {
    expect(locationNotFound(9)).toEqual(notFoundRefusal("Le lieu #9 n'existe pas"));
  });
});
