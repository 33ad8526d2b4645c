import { displayName } from "@coulisses/shared-domain/people/display-name";
import { Button, makeStyles, Tag, type TagProps, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type PersonRow, presenceWords } from "./people-rows";
import { usePageStyles } from "./use-page-styles";

const useStyles = makeStyles({
  who: { display: "grid", justifyItems: "start", gap: "4px", flexGrow: 1, flexBasis: "200px", minWidth: 0 },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

const intents: Record<PersonRow["presence"]["state"], NonNullable<TagProps["intent"]>> = {
  expected: "neutral",
  arrived: "success",
  left: "warning",
  absent: "error",
  replaced: "info",
};

/** Action on a person at a slot. */
export type PersonAct = "ARRIVED" | "LEFT" | "ABSENT" | "REPLACE" | "CLEAR";

const words: Record<PersonAct, string> = {
  ARRIVED: "Arrivé·e",
  LEFT: "Parti·e",
  ABSENT: "Absent·e",
  REPLACE: "Remplacé·e",
  CLEAR: "Effacer",
};

const acts: Record<PersonRow["presence"]["state"], PersonAct[]> = {
  expected: ["ARRIVED", "ABSENT", "REPLACE"],
  arrived: ["LEFT", "CLEAR"],
  left: ["ARRIVED", "CLEAR"],
  absent: ["ARRIVED", "REPLACE", "CLEAR"],
  replaced: ["ARRIVED", "CLEAR"],
};

type Props = {
  person: PersonRow;
  people: readonly PersonRow[];
  slotStart: Date;
  /** True while the slot accepts marks. */
  isOpen: boolean;
  onAct: (act: PersonAct) => void;
};

/** A person at the slot, with presence and actions, sized for a thumb. */
export function PersonItem({ person, people, slotStart, isOpen, onAct }: Props) {
  const styles = useStyles();
  const page = usePageStyles();
  const name = displayName(person);
  const { state } = person.presence;
  const isLate = "isLate" in person.presence && person.presence.isLate;
  const possible = isOpen ? acts[state] : [];
  const offered = possible.filter((act) => person.isExpected || act !== "REPLACE");
  return (
    <li className={page.person} aria-label={name}>
      <div className={styles.who}>
        <Text weight="bold" className={page.name}>
          {name}
        </Text>
        <Tag intent={state === "arrived" && isLate ? "warning" : intents[state]}>
          {presenceWords(person.presence, slotStart, people)}
        </Tag>
        {!person.isExpected && (
          <Text size="small" muted>
            Venu·e en remplacement
          </Text>
        )}
        {person.isWaiting && (
          <Text size="small" muted>
            À envoyer
          </Text>
        )}
      </div>
      {person.phone !== undefined && state !== "arrived" && (
        <Button
          as="a"
          className={page.finger}
          href={`tel:${person.phone}`}
          icon={<UiIcon name="phone" />}
          tooltip={`Appeler ${name}`}
        />
      )}
      <div className={styles.actions}>
        {offered.map((act) => (
          <Button
            key={act}
            className={page.finger}
            appearance={act === "ARRIVED" ? "primary" : "secondary"}
            onClick={() => onAct(act)}
            aria-label={`${words[act]} : ${name}`}
          >
            {words[act]}
          </Button>
        ))}
      </div>
    </li>
  );
}
