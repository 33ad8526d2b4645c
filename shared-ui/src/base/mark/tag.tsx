import { makeStyles, mergeClasses } from "@griffel/react";
import type { HTMLAttributes } from "react";
import { readableOn } from "@coulisses/shared-domain/colour/contrast";
import { tokens } from "../../theme/tokens";
import { usePillStyles } from "./pill";

const useStyles = makeStyles({
  tag: { maxWidth: "100%", fontWeight: tokens.fontWeightMedium, verticalAlign: "middle" },
  text: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  neutral: { backgroundColor: tokens.draftFill, color: tokens.draftInk },
  info: { backgroundColor: tokens.infoFill, color: tokens.infoInk },
  success: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  warning: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
  error: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
});

/** The props of a tag, beside those of an element. */
export type TagProps = Omit<HTMLAttributes<HTMLElement>, "color"> & {
  /** @default "neutral" */
  intent?: "neutral" | "info" | "success" | "warning" | "error";
  /** `#rrggbb` instead of an intent; the text turns black or white to stay readable. */
  color?: string;
};

/** A small rounded label without action. */
export function Tag({ intent = "neutral", color, className, style, children, ...props }: TagProps) {
  const styles = useStyles();
  const { pill } = usePillStyles();
  const painted = color ? { backgroundColor: color, color: readableOn(color) } : undefined;
  return (
    <span
      {...props}
      className={mergeClasses(pill, styles.tag, !color && styles[intent], className)}
      style={{ ...painted, ...style }}
    >
      <span className={styles.text}>{children}</span>
    </span>
  );
}
