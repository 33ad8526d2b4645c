import { checkedValue } from "./configuration-keys";

const campus = { center: { lat: 45.784045, lng: 4.876916 }, zoom: 16 };
const tiles = { url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: "© OpenStreetMap" };

describe("The map of the places", () => {
  it("is kept with or without a background", () => {
    expect(checkedValue("map", { ...campus, tiles })).toEqual({ ...campus, tiles });
    expect(checkedValue("map", { ...campus, tiles: null })).toEqual({ ...campus, tiles: null });
  });

  it.each([
    [{ ...campus, tiles: { ...tiles, url: "javascript:alert(1)" } }, /fond de carte est de la forme/],
    [
      { ...campus, tiles: { ...tiles, url: "https://tiles.example/map.png" } },
      /fond de carte est de la forme/,
    ],
    [
      { ...campus, tiles: { ...tiles, url: "https://{z}.{x}.example/{y}.png" } },
      /fond de carte est de la forme/,
    ],
    [
      { ...campus, tiles: { ...tiles, url: "https://tiles.example; script-src */{z}/{x}/{y}.png" } },
      /fond de carte est de la forme/,
    ],
    [{ ...campus, tiles: null, zoom: 40 }, /zoom va de 0 à 22/],
    [{ ...campus, tiles: null, center: { lat: 91, lng: 0 } }, /coordonnées du lieu sont invalides/],
    [{ tiles: null, zoom: 16 }, /coordonnées du lieu sont invalides/],
  ])("is refused as %j", (value, message) => {
    expect(() => checkedValue("map", value)).toThrow(message);
  });
});
