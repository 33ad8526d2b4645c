import { makeStyles, mergeClasses } from "@griffel/react";
import type { HTMLAttributes, ReactNode } from "react";
import { useId } from "react";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import { Heading, Text } from "../text/text";

const useStyles = makeStyles({
  surface: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
    minWidth: 0,
  },
  padded: { padding: "20px 24px 24px", [media.mobile]: { padding: "16px 16px 20px" } },
  header: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "8px 16px",
    marginBottom: "16px",
    minHeight: "32px",
  },
  titles: { flexGrow: 1, minWidth: 0 },
  actions: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "8px" },
});

/** The props of a card, beside those of an element. */
export type SurfaceProps = Omit<HTMLAttributes<HTMLElement>, "title"> & {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** @default true */
  padded?: boolean;
  /** @default "section" with a title, else "div" */
  as?: "section" | "div" | "article" | "aside";
  /** Level of the title. @default 2 */
  level?: 2 | 3;
};

/** The rounded card that holds all content. */
export function Surface({
  title,
  subtitle,
  actions,
  padded = true,
  as,
  level = 2,
  className,
  children,
  ...props
}: SurfaceProps) {
  const styles = useStyles();
  const titleId = useId();
  const Element = as ?? (title ? "section" : "div");
  return (
    <Element
      {...(title && Element !== "div" ? { "aria-labelledby": titleId } : {})}
      {...props}
      className={mergeClasses(styles.surface, padded && styles.padded, className)}
    >
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.titles}>
            {title && (
              <Heading level={level} visual={2} id={titleId}>
                {title}
              </Heading>
            )}
            {subtitle && (
              <Text as="p" size="small" muted>
                {subtitle}
              </Text>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </Element>
  );
}
