import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../../theme/tokens";
import { VisuallyHidden } from "../text/visually-hidden";
import { usePillStyles } from "./pill";

const useStyles = makeStyles({
  badge: {
    fontVariantNumeric: "tabular-nums",
    backgroundColor: tokens.dangerRest,
    color: tokens.dangerInk,
  },
});

/** A count, and its name. */
type BadgeProps = {
  count: number | undefined;
  /** The name of the counted things, for screen readers: `fiches refusées`. */
  label?: string;
  /** 16 or 20 px high. @default "medium" */
  size?: "small" | "medium";
  className?: string;
};

/** A count that wants attention; 0 shows nothing. */
export function Badge({ count, label, size = "medium", className }: BadgeProps) {
  const styles = useStyles();
  const { pill, small } = usePillStyles();
  if (!count) return null;
  return (
    <span className={mergeClasses(pill, size === "small" && small, styles.badge, className)}>
      {count > 99 ? "99+" : count}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
