import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { Heading, makeStyles, Skeleton, Text } from "@coulisses/shared-ui/base";
import { useReadAvailabilitiesOfQuery } from "../api/volunteers-api";

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: "20px", display: "grid", gap: "4px" },
});

/** When somebody can come, for those who place people. */
export function AvailabilitiesPart({ id }: { id: number }) {
  const styles = useStyles();
  const { data: periods, isError } = useReadAvailabilitiesOfQuery(id);
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
