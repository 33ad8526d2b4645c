import { makeStyles, mergeClasses } from "@griffel/react";
import type { HTMLAttributes } from "react";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  text: { margin: 0, minWidth: 0 },
  caption: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  body: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  large: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  display: {
    fontSize: "32px",
    lineHeight: "38px",
    fontWeight: 700,
    letterSpacing: "-0.025em",
    fontVariantNumeric: "tabular-nums",
  },
  medium: { fontWeight: 500 },
  bold: { fontWeight: 600 },
  muted: { color: tokens.colorNeutralForeground3 },
  truncate: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", display: "block" },
  level1: { fontSize: "30px", lineHeight: "36px", fontWeight: 700, letterSpacing: "-0.025em" },
  level2: { fontSize: "20px", lineHeight: "26px", fontWeight: 650, letterSpacing: "-0.015em" },
  level3: { fontSize: "16px", lineHeight: "22px", fontWeight: 650 },
  level4: { fontSize: "14px", lineHeight: "20px", fontWeight: 600 },
});

/** The props of a text, beside those of an element. */
export type TextProps = HTMLAttributes<HTMLElement> & {
  as?: "span" | "p" | "div" | "strong" | "em" | "time";
  /** @default "body" */
  size?: "caption" | "small" | "body" | "large" | "display";
  weight?: "medium" | "bold";
  muted?: boolean;
  truncate?: boolean;
};

/** A text in one of the theme's sizes. */
export function Text({
  as: Element = "span",
  size = "body",
  weight,
  muted,
  truncate,
  className,
  ...props
}: TextProps) {
  const styles = useStyles();
  return (
    <Element
      {...props}
      className={mergeClasses(
        styles.text,
        styles[size],
        weight && styles[weight],
        muted && styles.muted,
        truncate && styles.truncate,
        className,
      )}
    />
  );
}

type Level = 1 | 2 | 3 | 4;
/** The props of a heading, beside those of an element. */
export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: Level;
  /** The size of another level. @default that of `level` */
  visual?: Level;
};

/** A heading of level 1 to 4, in its size or that of another level. */
export function Heading({ level, visual = level, className, ...props }: HeadingProps) {
  const styles = useStyles();
  const Element = `h${level}` as const;
  return <Element {...props} className={mergeClasses(styles.text, styles[`level${visual}`], className)} />;
}
