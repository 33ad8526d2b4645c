import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { readingState, useCan, useListVolunteersQuery } from "@coulisses/shared-auth";
import { makeStyles, Text } from "@coulisses/shared-ui/base";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { PersonChip } from "./person-chip";

const useStyles = makeStyles({
  field: { display: "flex", flexDirection: "column", gap: "8px" },
  people: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyleType: "none" },
});

type Props = {
  label: string;
  volunteers: readonly UserIdentity[];
  readOnly: boolean;
  error?: string | undefined;
  onAdd: (person: UserIdentity) => unknown;
  onRemove: (person: UserIdentity) => unknown;
};

/** A field of volunteers, chosen among all of them. */
export function VolunteersField({ label, volunteers, readOnly, error, onAdd, onRemove }: Props) {
  const styles = useStyles();
  const seesVolunteers = useCan("view-volunteer");
  const { data = [], ...request } = useListVolunteersQuery(undefined, {
    skip: readOnly || !seesVolunteers,
  });
  const ids = new Set(volunteers.map(({ id }) => id));
  return (
    <div className={styles.field}>
      {readOnly ? (
        <Text weight="medium">{label}</Text>
      ) : (
        <PersonPicker
          label={label}
          placeholder="Chercher un bénévole"
          options={data.filter(({ id }) => !ids.has(id))}
          {...readingState(request)}
          value={null}
          error={error}
          onChange={(person) => person && onAdd(person)}
        />
      )}
      {volunteers.length > 0 && (
        <ul className={styles.people} aria-label={label}>
          {volunteers.map((person) => (
            <li key={person.id}>
              <PersonChip person={person} onRemove={!readOnly && (() => onRemove(person))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
