import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Period } from "@coulisses/shared-domain/time/period";
import { Button, makeStyles, media, mergeClasses, Tag, type TagProps, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type PersonRow, presenceWords, workedWords } from "./people-rows";
import { usePageStyles } from "./use-page-styles";

const useStyles = makeStyles({
  who: { display: "grid", justifyItems: "start", gap: "4px", flexGrow: 1, flexBasis: "200px", minWidth: 0 },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", [media.mobile]: { columnGap: "4px" } },
  // Four of them stand side by side on a phone.
  act: { [media.mobile]: { paddingLeft: "8px", paddingRight: "8px" } },
});

const intents: Record<PersonRow["presence"]["state"], NonNullable<TagProps["intent"]>> = {
  expected: "neutral",
  arrived: "success",
  left: "warning",
  absent: "error",
  replaced: "info",
};

/** Action on a person at a slot. */
export type PersonAct =
  "ARRIVED" | "ARRIVED_AT" | "LEFT" | "LEFT_AT" | "RETURNED" | "ABSENT" | "ILL" | "REPLACE" | "CLEAR";

const words: Record<PersonAct, string> = {
  ARRIVED: "Arrivé·e",
  ARRIVED_AT: "Arrivé·e à…",
  LEFT: "Parti·e",
  LEFT_AT: "Parti·e à…",
  RETURNED: "De retour",
  ABSENT: "Absent·e",
  ILL: "Malade",
  REPLACE: "Remplacé·e",
  CLEAR: "Effacer",
};

const acts: Record<PersonRow["presence"]["state"], PersonAct[]> = {
  expected: ["ARRIVED", "ARRIVED_AT", "ABSENT", "ILL", "REPLACE"],
  arrived: ["LEFT", "LEFT_AT", "ARRIVED_AT", "CLEAR"],
  left: ["RETURNED", "ARRIVED_AT", "LEFT_AT", "CLEAR"],
  absent: ["ARRIVED", "ARRIVED_AT", "ABSENT", "ILL", "REPLACE", "CLEAR"],
  replaced: ["ARRIVED", "CLEAR"],
};

/** The reason noted already is not offered again. */
function actsOn({ presence, isExpected }: PersonRow): PersonAct[] {
  const noted = presence.state === "absent" && (presence.isIll ? "ILL" : "ABSENT");
  return acts[presence.state].filter((act) => act !== noted && (isExpected || act !== "REPLACE"));
}

type Props = {
  person: PersonRow;
  people: readonly PersonRow[];
  slot: Period;
  /** True while the slot accepts marks. */
  isOpen: boolean;
  onAct: (act: PersonAct) => void;
};

/** A person at the slot, with presence and actions, sized for a thumb. */
export function PersonItem({ person, people, slot, isOpen, onAct }: Props) {
  const styles = useStyles();
  const page = usePageStyles();
  const name = displayName(person);
  const { state } = person.presence;
  const isLate = "isLate" in person.presence && person.presence.isLate;
  const offered = isOpen ? actsOn(person) : [];
  const worked = workedWords(person.presence, slot);
  return (
    <li className={page.person} aria-label={name}>
      <div className={styles.who}>
        <Text weight="bold" className={page.name}>
          {name}
        </Text>
        <Tag intent={state === "arrived" && isLate ? "warning" : intents[state]}>
          {presenceWords(person.presence, slot.start, people)}
        </Tag>
        {worked !== undefined && (
          <Text size="small" muted>
            {worked}
          </Text>
        )}
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
            className={mergeClasses(page.finger, styles.act)}
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
