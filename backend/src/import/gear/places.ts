import { geoLocationSchema } from "@coulisses/shared-domain/contract/locations";
import { checkGeoLocation, type GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import { LOCATION_WITHOUT_NAME } from "@coulisses/shared-domain/location/location-catalogue";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { locations } from "../../database/schema/catalogues";
import { rowsFor, type TableRows } from "../area";
import { asItIs } from "../form-problems";
import type { Json, PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";

export function places(peer: PeerTables, report: Report): TableRows {
  return rowsFor(
    locations,
    peer.signa_location.map((place) => {
      const { id, name } = place;
      const note = (why: string) => {
        report.noted("signa_location", { key: id, name: nameOf(place) }, why);
      };
      if (name.trim() === "") note(asItIs([LOCATION_WITHOUT_NAME]));
      return { id, name, geoLocation: shapeOf(place.geo_location, note) };
    }),
  );
}

const nameOf = ({ id, name }: PeerRow<"signa_location">) => `Lieu ${String(id)} « ${name} »`;

function shapeOf(json: Json, note: (why: string) => void): GeoLocation | null {
  if (json === null) return null;
  const { data: shape } = geoLocationSchema.safeParse(json);
  const problem = shape ? problemIn(() => checkGeoLocation(shape)) : "Forme inconnue";
  if (shape && problem === undefined) return shape;
  note(`Repris sans sa forme, qu'aucune carte ne peut dessiner (${problem ?? ""}) : à redessiner ici`);
  return null;
}
