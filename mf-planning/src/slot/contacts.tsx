import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none", display: "grid", gap: "8px" },
  person: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    minWidth: 0,
  },
  name: { overflowWrap: "anywhere", minWidth: 0 },
});

type Person = Omit<TaskForCalendar["contacts"][number], "phone"> & { phone?: string };

/** People by name, with a call button where the phone number is known. */
export function PeopleToCall({ people }: { people: readonly Person[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.id} className={styles.person}>
          <Text className={styles.name}>{displayName(person)}</Text>
          {person.phone !== undefined && <CallButton person={{ ...person, phone: person.phone }} />}
        </li>
      ))}
    </ul>
  );
}

type CallProps = {
  person: TaskForCalendar["contacts"][number];
  /** @default the number */
  words?: string;
};

/** A link that calls a person. */
export function CallButton({ person, words }: CallProps) {
  const name = displayName(person);
  return (
    <Button
      as="a"
      href={`tel:${person.phone}`}
      icon={<UiIcon name="phone" />}
      aria-label={`Appeler ${name} : ${formatPhone(person.phone)}`}
    >
      {words ?? formatPhone(person.phone)}
    </Button>
  );
}
