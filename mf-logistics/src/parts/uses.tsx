import { nameOfUse, pathOfUse, sortedUses, type Use } from "@coulisses/shared-domain/logistics/catalogue";
import { Link } from "@coulisses/shared-pages/router";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  words: { margin: 0 },
  list: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 12px",
    margin: "4px 0 0",
    padding: 0,
    listStyle: "none",
  },
  link: { color: tokens.colorBrandForegroundLink },
});

type Props = {
  /** « le lieu ». */
  what: string;
  uses: readonly Use[] | undefined;
};

/** Says which sheets keep something from being removed, with the way to each; nothing while there is none. */
export function obstacleOf({ what, uses = [] }: Props) {
  return uses.length > 0 && <Uses what={what} uses={uses} />;
}

function Uses({ what, uses = [] }: Props) {
  const styles = useStyles();
  return (
    <>
      <p className={styles.words}>{`Impossible de supprimer ${what} tant que ces fiches s'en servent :`}</p>
      <ul className={styles.list}>
        {sortedUses(uses).map((use) => (
          <li key={nameOfUse(use)}>
            <Link to={pathOfUse(use)} className={styles.link}>
              {nameOfUse(use)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
