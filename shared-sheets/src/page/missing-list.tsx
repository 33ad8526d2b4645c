import { Link, makeStyles, Notice } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  list: { margin: "2px 0 0", padding: 0, listStyleType: "none" },
  link: { display: "inline-flex", alignItems: "center", minHeight: "44px" },
});

/** On a phone, whose strip has no room for words: all that is missing, each leading to its section. */
export function MissingList({ missing }: { missing: readonly { id: string; reason: string }[] }) {
  const styles = useStyles();
  return (
    <Notice intent="warning" title="Avant la relecture">
      <ul className={styles.list}>
        {missing.map(({ id, reason }) => (
          <li key={reason}>
            <Link href={`#${id}`} className={styles.link}>
              {reason}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
