import { badInputRefusal } from "../testing/refusal";
import {
  type Coordinate,
  type GeoLocation,
  AREA_TOO_SMALL,
  INVALID_COORDINATES,
  ROAD_TOO_SHORT,
  TOO_MANY_POINTS,
  barycentre,
  checkGeoLocation,
} from "./geo-location";

const at = (lat: number, lng: number): Coordinate => ({ lat, lng });
const point = (coordinates: Coordinate): GeoLocation => ({ type: "POINT", coordinates });
const road = (...coordinates: Coordinate[]): GeoLocation => ({ type: "ROAD", coordinates });
const area = (...coordinates: Coordinate[]): GeoLocation => ({ type: "AREA", coordinates });

const [a, b, c, d] = [at(45.78, 4.87), at(45.79, 4.88), at(45.8, 4.89), at(45.81, 4.9)] as const;
const checking = (shape: GeoLocation) => () => {
  checkGeoLocation(shape);
};

describe("The shape of a place", () => {
  it("is a point, a road of two points or an area of three", () => {
    expect(checking(point(a))).not.toThrow();
    expect(checking(road(a, b))).not.toThrow();
    expect(checking(area(a, b, c))).not.toThrow();
  });

  it("is refused with fewer, or far too many", () => {
    expect(checking(road(a))).toThrow(badInputRefusal(ROAD_TOO_SHORT));
    expect(checking(area(a, b))).toThrow(badInputRefusal(AREA_TOO_SMALL));
    const thousand = new Array<Coordinate>(1000).fill(a);
    expect(checking(road(...thousand))).not.toThrow();
    expect(checking(road(...thousand, b))).toThrow(badInputRefusal(TOO_MANY_POINTS));
  });

  it.each([at(90.1, 0), at(0, -180.1), at(NaN, 0), at(0, Infinity)])(
    "is refused off the earth: %j",
    (nowhere) => {
      expect(checking(point(nowhere))).toThrow(badInputRefusal(INVALID_COORDINATES));
      expect(checking(road(a, nowhere))).toThrow(badInputRefusal(INVALID_COORDINATES));
    },
  );

  it("reaches the poles and the other side", () => {
    expect(checking(road(at(90, 180), at(-90, -180)))).not.toThrow();
  });
});

describe("The barycentre of a place", () => {
  it("is the point itself, a road's middle point, an area's first point", () => {
    expect(barycentre(point(b))).toEqual(b);
    expect(barycentre(road(a, b, c))).toEqual(b);
    expect(barycentre(road(a, b, c, d))).toEqual(b);
    expect(barycentre(area(c, a, b))).toEqual(c);
  });
});
