import { useLiveStatus } from "@coulisses/shared-auth";
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

/** Says quietly that what is on screen no longer follows the others. */
export function LiveIndicator() {
  const styles = useStyles();
  const isCut = useLiveStatus() === "offline";
  return (
    <span role="status" className={styles.region}>
      {isCut && (
        <span
          className={styles.cut}
          {...tip("La connexion est coupée : les changements des autres n'arrivent plus. On réessaie tout seul.")}
        >
          Hors ligne
        </span>
      )}
    </span>
  );
}
