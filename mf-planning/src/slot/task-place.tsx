import { useMapConfiguration } from "@coulisses/shared-auth";
import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { barycentre } from "@coulisses/shared-domain/location/geo-location";
import { Link, Skeleton, Text } from "@coulisses/shared-ui/base";
import { lazy, Suspense, useMemo } from "react";

const PlacesMap = lazy(() =>
  import("@coulisses/shared-sheets/map").then(
    (module) => ({ default: module.PlacesMap }),
    // In the field the map's code may be missing, like its pictures: the rest of the slot must still show.
    () => ({ default: NoMap }),
  ),
);

const NoMap = () => <Text muted>La carte reviendra avec le réseau.</Text>;

const HEIGHT = "clamp(160px, 28dvh, 260px)";

/** The place on a map, and a link that navigates to it in another application. */
export function TaskPlace({ place }: { place: TaskForCalendar["appointment"] }) {
  const configuration = useMapConfiguration();
  const places = useMemo(() => (place ? [{ ...place, version: 1 }] : []), [place]);
  if (!place) return <Text muted>Aucun lieu assigné</Text>;
  const centre = place.geoLocation && barycentre(place.geoLocation);
  if (!centre) return <Text>{place.name}</Text>;
  return (
    <>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        {configuration ? (
          <PlacesMap configuration={configuration} places={places} height={HEIGHT} fit />
        ) : (
          <Skeleton height={HEIGHT} />
        )}
      </Suspense>
      <Link
        href={`https://www.google.com/maps/search/?api=1&query=${centre.lat},${centre.lng}`}
        target="_blank"
        rel="noreferrer"
      >
        {`${place.name} : y aller avec une autre carte`}
      </Link>
    </>
  );
}
