import { useDatabaseStatus, useLiveStatus } from "@coulisses/shared-auth";
import { makeStyles, tip, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  cut: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    padding: "4px 10px",
    borderRadius: "999px",
    background: tokens.reviewFill,
    color: tokens.reviewInk,
    fontSize: "12px",
    fontWeight: 500,
    whiteSpace: "nowrap",
  },
  region: { display: "contents" },
});

const databaseAway = {
  word: "Base indisponible",
  meaning:
    "La base de données ne répond pas : garde la page ouverte, ce que tu as tapé reste là. On réessaie tout seul.",
};
const lineCut = {
  word: "Hors ligne",
  meaning: "La connexion est coupée : les changements des autres n'arrivent plus. On réessaie tout seul.",
};

/** Says quietly that the screen no longer follows the changes of others. */
export function LiveIndicator() {
  const styles = useStyles();
  const isCut = useLiveStatus() === "offline";
  const isAway = useDatabaseStatus() === "away";
  const warning = isAway ? databaseAway : isCut ? lineCut : undefined;
  return (
    <span role="status" className={styles.region}>
      {warning && (
        <span className={styles.cut} {...tip(warning.meaning)}>
          {warning.word}
        </span>
      )}
    </span>
  );
}
