import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useState } from "react";
import { Button, Heading, makeStyles, Skeleton, Text } from "@coulisses/shared-ui/base";
import { useReadAvailabilitiesQuery } from "@coulisses/shared-auth";

const AvailabilitiesDialog = onDemand(() => import("./availabilities-dialog"));

const useStyles = makeStyles({
  list: { margin: "0 0 8px", paddingLeft: "20px", display: "grid", gap: "4px" },
});

type AvailabilitiesPartProps = {
  person: UserIdentity;
  /** Availabilities that the page already read, shown until the new ones arrive. */
  known?: Availabilities | undefined;
};

/** A volunteer's availabilities, with the button that edits them. */
export function AvailabilitiesPart({ person, known }: AvailabilitiesPartProps) {
  const { data, isError } = useReadAvailabilitiesQuery({ userId: person.id });
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <AvailabilityList
        periods={data ?? known}
        isError={isError}
        actions={
          data && (
            <Button size="small" onClick={() => setIsEditing(true)}>
              Modifier les disponibilités
            </Button>
          )
        }
      />
      {isEditing && data && (
        <AvailabilitiesDialog person={person} recorded={data} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

type AvailabilityListProps = {
  periods: Availabilities | undefined;
  isError?: boolean;
  actions?: ReactNode;
};

/** List of periods; undefined while loading. */
export function AvailabilityList({ periods, isError = false, actions }: AvailabilityListProps) {
  const styles = useStyles();
  return (
    <section aria-label="Disponibilités">
      <Heading level={3}>Disponibilités</Heading>
      {isError && periods === undefined && <Text muted>Les disponibilités n'ont pas pu être lues</Text>}
      {periods === undefined && !isError && <Skeleton lines={3} />}
      {periods?.length === 0 && <Text muted>Aucune disponibilité</Text>}
      <ul className={styles.list}>
        {periods?.map((period) => (
          <li key={period.start}>{formatPeriod(period)}</li>
        ))}
      </ul>
      {actions}
    </section>
  );
}
