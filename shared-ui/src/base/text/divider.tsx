import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  divider: {
    border: "none",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    margin: "8px 0",
    width: "100%",
  },
});

/** A horizontal line between parts. */
export function Divider({ className }: { className?: string }) {
  const styles = useStyles();
  return <hr className={mergeClasses(styles.divider, className)} />;
}
