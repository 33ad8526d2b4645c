import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { tokens } from "../../theme/tokens";
import { tip } from "../button/tooltip";
import { VisuallyHidden } from "../text/visually-hidden";

/** The statuses of an FA or FT. */
export type SheetStatus = "DRAFT" | "IN_REVIEW" | "REFUSED" | "VALIDATED" | "READY_TO_ASSIGN";

/** The French name of each status. */
export const statusLabels: Record<SheetStatus, string> = {
  DRAFT: "Brouillon",
  IN_REVIEW: "Relecture en cours",
  REFUSED: "Refusée",
  VALIDATED: "Validée",
  READY_TO_ASSIGN: "Prête pour affectation",
};

const useStyles = makeStyles({
  dot: { display: "inline-block", flexShrink: 0, fill: "currentColor", stroke: "currentColor" },
  chip: {
    display: "inline-flex",
    alignItems: "center",
    gap: "5px",
    height: "20px",
    padding: "0 8px 0 5px",
    boxSizing: "border-box",
    borderRadius: "10px",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
    whiteSpace: "nowrap",
  },
  labelled: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    fontWeight: 600,
    whiteSpace: "nowrap",
  },
  DRAFT: { color: tokens.draftInk },
  IN_REVIEW: { color: tokens.reviewInk },
  REFUSED: { color: tokens.refusedInk },
  VALIDATED: { color: tokens.validatedInk },
  READY_TO_ASSIGN: { color: tokens.readyInk },
});

const useFills = makeStyles({
  DRAFT: { backgroundColor: tokens.draftFill },
  IN_REVIEW: { backgroundColor: tokens.reviewFill },
  REFUSED: { backgroundColor: tokens.refusedFill },
  VALIDATED: { backgroundColor: tokens.validatedFill },
  READY_TO_ASSIGN: { backgroundColor: tokens.readyFill },
});

/** A ring, a half disc, a crossed square, a ticked disc, a diamond: told apart without colour. */
const shapes: Record<SheetStatus, ReactNode> = {
  DRAFT: <circle cx="6" cy="6" r="4.5" fill="none" strokeWidth="1.8" strokeDasharray="2.4 1.3" />,
  IN_REVIEW: (
    <>
      <circle cx="6" cy="6" r="4.6" fill="none" strokeWidth="1.6" />
      <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2z" stroke="none" />
    </>
  ),
  REFUSED: (
    <path
      d="M1.5 1h9l.5.5v9l-.5.5h-9l-.5-.5v-9zM3.4 4.5 4.9 6 3.4 7.5l1.1 1.1L6 7.1l1.5 1.5 1.1-1.1L7.1 6l1.5-1.5-1.1-1.1L6 4.9 4.5 3.4z"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  VALIDATED: (
    <path
      d="M6 .6a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 6 .6zM5.2 8.7 2.7 6.2l1.1-1.1 1.4 1.4 3-3 1.1 1.1z"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  READY_TO_ASSIGN: <path d="M6 .4 11.6 6 6 11.6.4 6z" stroke="none" />,
};

function Shape({ status, size = 12 }: { status: SheetStatus; size?: number }) {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden className={styles.dot}>
      {shapes[status]}
    </svg>
  );
}

/** The status of a dot. */
type StatusDotProps = {
  status: SheetStatus;
  /** Shows the status's name beside it. */ withLabel?: boolean;
  className?: string;
};

/** A status as a coloured shape. */
export function StatusDot({ status, withLabel, className }: StatusDotProps) {
  const styles = useStyles();
  const label = statusLabels[status];
  return (
    <span
      className={mergeClasses(styles.labelled, styles[status], className)}
      {...(!withLabel && tip(label))}
    >
      <Shape status={status} size={withLabel ? 14 : 12} />
      {withLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** The status of a chip. */
type StatusChipProps = {
  status: SheetStatus;
  /** The number shown instead of the name, which goes to the tooltip. */ id?: number;
  className?: string;
};

/** A sheet's number, or its status word, in its status's colour and shape. */
export function StatusChip({ status, id, className }: StatusChipProps) {
  const styles = useStyles();
  const fills = useFills();
  const label = statusLabels[status];
  return (
    <span
      className={mergeClasses(styles.chip, styles[status], fills[status], className)}
      {...(id !== undefined && tip(label))}
    >
      <Shape status={status} />
      {id ?? label}
      {id !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
