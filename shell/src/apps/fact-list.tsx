import type { AppStatus } from "@coulisses/federation/loader";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({
  facts: { display: "grid", gap: "4px", margin: 0 },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: "anywhere" },
});

/** The columns of one app below each other, without its name. */
export function FactList({ app, columns }: { app: AppStatus; columns: readonly Column<AppStatus>[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {columns
        .filter(({ mobileTitle }) => !mobileTitle)
        .map(({ key, header, hideHeader, render }) => (
          <div key={key}>
            {!hideHeader && <dt className={styles.name}>{header}</dt>}
            <dd className={styles.value}>{render(app)}</dd>
          </div>
        ))}
    </dl>
  );
}
