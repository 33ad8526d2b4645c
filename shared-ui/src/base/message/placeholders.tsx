import { Spinner } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { tokens } from "../../theme/tokens";
import { Text } from "../text/text";
import { Picture } from "./picture";
import type { PictureName } from "./pictures";

const useStyles = makeStyles({
  centred: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "12px",
    padding: "32px 16px",
    textAlign: "center",
  },
  skeletons: { display: "flex", flexDirection: "column", gap: "10px" },
  // Fluent's wave, without its fifteen other shapes.
  skeleton: {
    position: "relative",
    overflow: "hidden",
    borderRadius: "4px",
    backgroundColor: tokens.colorNeutralStencil1,
    "::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      transform: "translate(-100%)",
      backgroundImage: `linear-gradient(to right, ${tokens.colorNeutralStencil1} 0%, ${tokens.colorNeutralStencil2} 50%, ${tokens.colorNeutralStencil1} 100%)`,
      animationName: { to: { transform: "translate(100%)" } },
      animationIterationCount: "infinite",
      animationDuration: "3s",
      animationTimingFunction: "ease-in-out",
      "@media (prefers-reduced-motion: reduce)": { animationName: "none" },
      "@media (forced-colors: active)": { backgroundColor: "WindowText" },
    },
  },
  text: { maxWidth: "46ch" },
});

/** The label of a loading state. */
type LoadingProps = { /** @default "Chargement…" */ label?: string; className?: string };

/** A loading state. */
export function Loading({ label = "Chargement…", className }: LoadingProps) {
  const styles = useStyles();
  return (
    <div role="status" className={mergeClasses(styles.centred, className)}>
      <Spinner size="small" label={label} labelPosition="below" />
    </div>
  );
}

/** The size of a skeleton. */
export type SkeletonProps = {
  width?: string;
  /** @default "14px" */ height?: string;
  /** @default 1 */ lines?: number;
  className?: string;
};

/** The placeholder of a part that is loading: it keeps its space, so that nothing jumps. */
export function Skeleton({ width, height = "14px", lines = 1, className }: SkeletonProps) {
  const styles = useStyles();
  return (
    <div aria-hidden className={mergeClasses(styles.skeletons, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={styles.skeleton}
          style={{ height, width: width ?? (line === lines - 1 && lines > 1 ? "60%" : "100%") }}
        />
      ))}
    </div>
  );
}

/** The title and action of an empty state. */
type EmptyStateProps = {
  title: string;
  /** A small scene above the title, for what will be there one day. */
  picture?: PictureName;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, picture, icon, action, children, className }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.centred, className)}>
      {picture && <Picture name={picture} />}
      {icon && <Text muted>{icon}</Text>}
      <Text as="p" size="large" weight="bold">
        {title}
      </Text>
      {children && (
        <Text as="div" muted className={styles.text}>
          {children}
        </Text>
      )}
      {action}
    </div>
  );
}
