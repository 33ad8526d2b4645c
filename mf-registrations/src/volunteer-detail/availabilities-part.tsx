import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { Heading, makeStyles, Skeleton, Text } from "@coulisses/shared-ui/base";
import { useReadAvailabilitiesOfQuery } from "../api/volunteers-api";

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: "20px", display: "grid", gap: "4px" },
});

/** When somebody can come, for those who place people. */
export function AvailabilitiesPart({ id }: { id: number }) {
  const { data: periods, isError } = useReadAvailabilitiesOfQuery(id);
  return <AvailabilityList periods={periods} isError={isError} />;
}

type AvailabilityListProps = { periods: Availabilities | undefined; isError?: boolean };

/** Periods one under the other; undefined while they are read. */
export function AvailabilityList({ periods, isError = false }: AvailabilityListProps) {
  const styles = useStyles();
  return (
    <section aria-label="Disponibilités">
      <Heading level={3}>Disponibilités</Heading>
      {isError && <Text muted>Les disponibilités n'ont pas pu être lues</Text>}
      {periods === undefined && !isError && <Skeleton lines={3} />}
      {periods?.length === 0 && <Text muted>Aucune disponibilité</Text>}
      <ul className={styles.list}>
        {periods?.map((period) => (
          <li key={period.start}>{formatPeriod(period)}</li>
        ))}
      </ul>
    </section>
  );
}
