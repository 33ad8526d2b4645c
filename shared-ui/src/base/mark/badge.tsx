import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../../theme/tokens";
import { VisuallyHidden } from "../text/visually-hidden";

const useStyles = makeStyles({
  badge: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "18px",
    height: "18px",
    padding: "0 5px",
    boxSizing: "border-box",
    borderRadius: "9px",
    fontSize: "11px",
    fontWeight: 700,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
    backgroundColor: tokens.dangerRest,
    color: tokens.dangerInk,
  },
});

export type BadgeProps = {
  count: number | undefined;
  /** What is counted, for screen readers: `fiches refusées`. */
  label?: string;
  className?: string;
};

/** A count that wants attention; 0 shows nothing. */
export function Badge({ count, label, className }: BadgeProps) {
  const styles = useStyles();
  if (!count) return null;
  return (
    <span className={mergeClasses(styles.badge, className)}>
      {count > 99 ? "99+" : count}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
