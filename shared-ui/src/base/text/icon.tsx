import { makeStyles, mergeClasses } from "@griffel/react";

const useStyles = makeStyles({
  icon: { display: "inline-block", flexShrink: 0, verticalAlign: "-0.15em", fill: "currentColor" },
});

/** An SVG path, its size and its name. */
export type IconProps = {
  /** An SVG path in a box of 24 × 24. */
  path: string;
  /** Side in pixels. @default 20 */
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** An icon from an SVG path. */
export function Icon({ path, size = 20, label, className }: IconProps) {
  const styles = useStyles();
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      className={mergeClasses(styles.icon, className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={path} />
    </svg>
  );
}
