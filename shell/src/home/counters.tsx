import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  counters: {
    display: "grid",
    gridTemplateColumns: "repeat(3, 1fr)",
    marginTop: "16px",
    padding: "12px 0",
    borderRadius: "16px",
    background: tokens.colorNeutralBackground3,
    textAlign: "center",
  },
  counter: { display: "flex", flexDirection: "column-reverse" },
  label: { fontSize: "12px", color: tokens.colorNeutralForeground2 },
  count: { margin: 0 },
});

type CountersProps = { charisma: number; friends: number | undefined; tasks: number };

export function Counters({ charisma, friends, tasks }: CountersProps) {
  const styles = useStyles();
  const counters: [label: string, count: number | undefined][] = [
    ["Charisme", charisma],
    [friends === 1 ? "Ami·e" : "Ami·e·s", friends],
    [tasks > 1 ? "Tâches" : "Tâche", tasks],
  ];
  return (
    <dl className={styles.counters}>
      {counters.map(([label, count]) => (
        <div key={label} className={styles.counter}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.count}>
            <Text size="display">{count ?? "–"}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
