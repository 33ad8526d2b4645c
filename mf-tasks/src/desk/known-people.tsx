import { displayName } from "@coulisses/shared-domain/people/display-name";
import { mobilePhoneError, plainPhone } from "@coulisses/shared-domain/people/phone";
import { knownPhoneText } from "@coulisses/shared-domain/desk/welcome";
import { Button, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { useListKnownPeopleQuery } from "../api/desk-api";
import type { Visitor } from "./desk-visit";

const useStyles = makeStyles({
  // Long names go on in a second line.
  finger: { flexShrink: 1, minWidth: 0, whiteSpace: "normal", overflowWrap: "anywhere" },
});

type Props = { phone: string; onChoose: (person: Visitor) => void };

/** DK-3: the people whose account has this number, to go on with one of them rather than with a second account. */
export function KnownPeople({ phone, onChoose }: Props) {
  const styles = useStyles();
  const number = plainPhone(phone);
  const { currentData: people = [] } = useListKnownPeopleQuery(
    { query: { phone: number } },
    { skip: mobilePhoneError(number) !== undefined, refetchOnMountOrArgChange: true },
  );
  if (people.length === 0) return null;
  const waiting = people.filter(({ isMember }) => !isMember);
  return (
    <Notice
      intent="warning"
      role="status"
      title={knownPhoneText(people)}
      actions={people
        .filter(({ isMember }) => isMember)
        .map((person) => (
          <Button key={person.id} className={styles.finger} onClick={() => onChoose(person)}>
            {`Continuer avec ${displayName(person)}`}
          </Button>
        ))}
    >
      {waiting.length > 0
        ? `${waiting.map(displayName).join(", ")} : sa candidature n'est pas encore acceptée. Accepte-la dans Admission Bénévoles, puis reviens ici.`
        : "Pas besoin d'un deuxième compte."}
    </Notice>
  );
}
