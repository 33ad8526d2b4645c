import { makeStyles, Notice, Tag, Text } from "@coulisses/shared-ui/base";
import { hoursWords, type Hindered } from "./move-form";

const useStyles = makeStyles({
  list: { display: "grid", gap: "6px", margin: "4px 0 0", padding: 0, listStyleType: "none" },
  reasons: { margin: 0, paddingLeft: "18px" },
});

/** The people who could not follow, each with the slots and the reasons. */
export function HinderedPeople({ people }: { people: readonly Hindered[] }) {
  const styles = useStyles();
  if (people.length === 0) return null;
  const title =
    people.length > 1
      ? `${String(people.length)} bénévoles ne pourraient pas suivre`
      : "1 bénévole ne pourrait pas suivre";
  return (
    <Notice intent="warning" role="status" title={title}>
      <ul className={styles.list} aria-label={title}>
        {people.map(({ id, name, reasons }) => (
          <li key={id}>
            <Text weight="bold">{name}</Text>
            <ul className={styles.reasons}>
              {reasons.map(({ text, isNew, sheet, slot }) => (
                <li key={`${sheet} ${slot.start} ${slot.end} ${text}`}>
                  {text} ({sheet}, {hoursWords(slot)}) {!isNew && <Tag>Déjà le cas</Tag>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
