import { useMapConfiguration } from "@coulisses/shared-auth";
import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { Button, late, Link, Skeleton, Text } from "@coulisses/shared-ui/base";
import type { LocationsMapProps } from "@coulisses/shared-ui/map";
import { useMemo } from "react";
import { wayTo } from "./way-to";

const HEIGHT = "clamp(160px, 28dvh, 260px)";

const LateMap = late<LocationsMapProps>(
  () => import("@coulisses/shared-ui/map").then(({ LocationsMap }) => ({ default: LocationsMap })),
  {
    waiting: () => <Skeleton height={HEIGHT} />,
    // In the field, its code may be missing like its pictures: the rest of the slot matters more.
    failed: (_props, retry) => (
      <div>
        <Text muted>La carte reviendra avec le réseau.</Text>{" "}
        <Button size="small" onClick={retry}>
          Réessayer
        </Button>
      </div>
    ),
  },
);

/** Where to go: the location on the map, and a link that leads there with another application. */
export function TaskLocation({ location }: { location: TaskForCalendar["appointment"] }) {
  if (!location) return <Text muted>Aucun lieu assigné</Text>;
  const way = wayTo(location);
  if (way === undefined) return <Text>{location.name}</Text>;
  return (
    <>
      <Plan location={location} />
      <Link href={way} target="_blank" rel="noreferrer">
        {`${location.name} : y aller avec une autre carte`}
      </Link>
    </>
  );
}

function Plan({ location }: { location: NonNullable<TaskForCalendar["appointment"]> }) {
  const configuration = useMapConfiguration();
  const locations = useMemo(() => [{ ...location, version: 1 }], [location]);
  if (!configuration) return <Skeleton height={HEIGHT} />;
  return <LateMap configuration={configuration} locations={locations} height={HEIGHT} fit />;
}
