import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { Coordinate, GeoLocation } from "@coulisses/shared-domain/location/geo-location";

const centre: Coordinate = { lat: 45.784045, lng: 4.876916 };

/** Metres east and north of the middle of the campus. */
type Offset = readonly [east: number, north: number];

function coordinate([east, north]: Offset): Coordinate {
  const lat = centre.lat + north / 111_320;
  const lng = centre.lng + east / (111_320 * Math.cos((centre.lat * Math.PI) / 180));
  return { lat: round(lat), lng: round(lng) };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const point = (east: number, north: number): GeoLocation => ({
  type: "POINT",
  coordinates: coordinate([east, north]),
});
const road = (...offsets: Offset[]): GeoLocation => ({ type: "ROAD", coordinates: offsets.map(coordinate) });
const area = (...offsets: Offset[]): GeoLocation => ({ type: "AREA", coordinates: offsets.map(coordinate) });

/** A rectangle of so many metres from its south-west corner. */
const field = ([east, north]: Offset, width: number, height: number) =>
  area([east, north], [east + width, north], [east + width, north + height], [east, north + height]);

const drawn: readonly (readonly [name: string, geoLocation: GeoLocation])[] = [
  ["Grande Scène", field([-180, 60], 60, 40)],
  ["Scène Pulse", field([120, -90], 40, 30)],
  ["Scène Acoustique", point(-40, 150)],
  ["Scène Électro", field([210, 40], 35, 35)],
  ["Scène Découverte", point(60, -160)],
  ["Petit Chapiteau", point(-95, -60)],
  ["Grand Chapiteau", field([-140, -120], 45, 45)],
  ["Village Associatif", field([20, 30], 90, 35)],
  ["Village Partenaires", field([30, 75], 60, 25)],
  ["Village Enfants", field([-60, 90], 40, 40)],
  ["Bar Central", point(-20, -15)],
  ["Bar de la Grande Scène", point(-120, 80)],
  ["Bar Électro", point(200, 25)],
  ["Bar à Jus", point(45, 20)],
  ["Bar des Sports", point(250, -130)],
  ["Bar Artistes", point(-210, 95)],
  ["Food Court", field([-30, -70], 70, 30)],
  ["Catering Orga", point(90, 130)],
  ["Catering Artistes", point(-230, 110)],
  ["Loges Artistes", point(-240, 90)],
  ["Backline", point(-215, 65)],
  ["QG Orga", point(10, 10)],
  ["QG Sécurité", point(15, -5)],
  ["QG Bénévoles", point(5, 25)],
  ["Poste de Secours Nord", point(-60, 170)],
  ["Poste de Secours Sud", point(80, -150)],
  ["Entrée Principale", point(-10, -220)],
  ["Entrée Nord", point(30, 240)],
  ["Entrée Artistes", point(-260, 120)],
  ["Billetterie", point(-25, -210)],
  ["Consignes", point(5, -205)],
  ["Objets Trouvés", point(20, -195)],
  ["Parking Public", field([150, -260], 120, 60)],
  ["Parking Orga", field([-300, 30], 50, 40)],
  ["Parking Vélos", point(-40, -225)],
  ["Camping", field([260, 120], 110, 80)],
  ["Terrain de Foot", field([230, -120], 100, 64)],
  ["Terrain de Rugby", field([340, -120], 100, 68)],
  ["Piste d'Athlétisme", field([220, -210], 160, 80)],
  ["Gymnase A", point(180, -60)],
  ["Gymnase B", point(210, -60)],
  ["Mur d'Escalade", point(195, -40)],
  ["Piscine", point(160, -20)],
  ["Allée Centrale", road([-10, -215], [-5, -100], [0, 0], [10, 120])],
  ["Allée des Lumières", road([-180, 40], [-90, 20], [0, 10])],
  ["Avenue des Arts", road([0, 10], [110, 15], [220, 30])],
  ["Boucle de la Course", road([-10, -200], [180, -220], [330, -60], [240, 140], [0, 200], [-200, 60])],
  ["Route Technique Est", road([150, -200], [280, -20], [270, 110])],
  ["Route Technique Ouest", road([-300, 20], [-230, 60], [-190, 120])],
];

const named: readonly string[] = [
  "Amphithéâtre Curie",
  "Amphithéâtre Lumière",
  "Bibliothèque",
  "Hall des Humanités",
  "Hall d'Accueil",
  "Salle Polyvalente",
  "Salle de Danse",
  "Salle de Musique",
  "Salle de Réunion 1",
  "Salle de Réunion 2",
  "Local Matos",
  "Local Élec",
  "Local Déco",
  "Local Barrières",
  "Local Signa",
  "Conteneur Bar",
  "Conteneur Scène",
  "Chambre Froide",
  "Cour du Restaurant",
  "Rotonde",
  "Toit-Terrasse",
  "Patio",
  "Zone de Livraison",
  "Zone Déchets",
  "Studio Radio",
  "Salle Presse",
  "Hors Site",
];

/** The places of the campus, drawn on the map or only named. */
export function buildLocations(): CatalogueLocation[] {
  const places: readonly (readonly [string, GeoLocation | null])[] = [
    ...drawn,
    ...named.map((name) => [name, null] as const),
  ];
  return places.map(([name, geoLocation], index) => ({ id: index + 1, version: 1, name, geoLocation }));
}
