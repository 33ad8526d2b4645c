import { makeStyles, mergeClasses } from "@griffel/react";
import type { HTMLAttributes } from "react";
import { readableOn } from "@coulisses/shared-domain/colour/contrast";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  tag: {
    display: "inline-block",
    maxWidth: "100%",
    padding: "0 8px",
    boxSizing: "border-box",
    borderRadius: "10px",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 500,
    lineHeight: "20px",
    verticalAlign: "middle",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  neutral: { backgroundColor: tokens.draftFill, color: tokens.draftInk },
  info: { backgroundColor: tokens.infoFill, color: tokens.infoInk },
  success: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  warning: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
  error: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
});

export type TagProps = Omit<HTMLAttributes<HTMLSpanElement>, "color"> & {
  /** @default "neutral" */
  intent?: "neutral" | "info" | "success" | "warning" | "error";
  /** `#rrggbb` instead of an intent; the text turns black or white to stay readable. */
  color?: string;
};

/** A small rounded label. */
export function Tag({ intent = "neutral", color, className, style, ...props }: TagProps) {
  const styles = useStyles();
  const painted = color ? { backgroundColor: color, color: readableOn(color) } : undefined;
  return (
    <span
      {...props}
      className={mergeClasses(styles.tag, !color && styles[intent], className)}
      style={{ ...painted, ...style }}
    />
  );
}
