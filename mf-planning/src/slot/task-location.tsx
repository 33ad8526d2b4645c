import { useMapConfiguration } from "@coulisses/shared-auth";
import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { barycentre } from "@coulisses/shared-domain/location/geo-location";
import { Link, Skeleton, Text } from "@coulisses/shared-ui/base";
import { lazy, Suspense, useMemo } from "react";

const LocationsMap = lazy(() =>
  import("@coulisses/shared-ui/map").then(
    (module) => ({ default: module.LocationsMap }),
    // In the field, its code may be missing like its pictures: the rest of the slot matters more.
    () => ({ default: NoMap }),
  ),
);

const NoMap = () => <Text muted>La carte reviendra avec le réseau.</Text>;

const HEIGHT = "clamp(160px, 28dvh, 260px)";

/** Where to go: the location on the map, and a link that leads there with another application. */
export function TaskLocation({ location }: { location: TaskForCalendar["appointment"] }) {
  const configuration = useMapConfiguration();
  const locations = useMemo(() => (location ? [{ ...location, version: 1 }] : []), [location]);
  if (!location) return <Text muted>Aucun lieu assigné</Text>;
  const centre = location.geoLocation && barycentre(location.geoLocation);
  if (!centre) return <Text>{location.name}</Text>;
  return (
    <>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        {configuration ? (
          <LocationsMap configuration={configuration} locations={locations} height={HEIGHT} fit />
        ) : (
          <Skeleton height={HEIGHT} />
        )}
      </Suspense>
      <Link
        href={`https://www.google.com/maps/search/?api=1&query=${centre.lat},${centre.lng}`}
        target="_blank"
        rel="noreferrer"
      >
        {`${location.name} : y aller avec une autre carte`}
      </Link>
    </>
  );
}
