import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { useIsMobile, useMediaQuery } from "../behaviour/use-media-query";
import { Button, type ButtonProps } from "../base/button/button";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "8px", minWidth: 0 },
  head: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, max-content)",
    alignItems: "start",
    gap: "8px",
    // Nothing to do beside the filters.
    "&:has(> :last-child:empty)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  actions: {
    gridColumn: 2,
    gridRow: 1,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "end",
    gap: "8px",
    ":empty": { display: "none" },
  },
});

/** The filters, actions and content of a list. */
export type ListPageProps = {
  /** A `FilterBar`, or other content at the left of the actions. */
  filters: ReactNode;
  /** `PageAction`s; the main one is the last. */
  actions?: ReactNode;
  /** A `Surface padded={false}` around the table, then the dialogs. */
  children: ReactNode;
};

/**
 * The frame of every list page, under the title that the shell shows: filters at the left with their reset
 * and the actions at the right, on one row where there is room for their labels, then the list.
 */
export function ListPage({ filters, actions, children }: ListPageProps) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {filters}
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}

/** A row of filters has no room for quick ones. */
export const NARROW = "(max-width: 1279px)";

/** An action of a list. */
export type PageActionProps = ButtonProps & {
  /** Its label; shown as tooltip and name where there is room for the icon alone. */
  label: string;
  icon: NonNullable<ButtonProps["icon"]>;
  /** The main action of the page, whose label stays until the window is a phone's. A page has one at most. */
  main?: boolean;
  /** The width of the window, in pixels, from which its label shows. @default 1280 */
  wordsFrom?: number;
};

/** A button at the right of a list's filters. */
export function PageAction({ label, main = false, wordsFrom = 1280, ...props }: PageActionProps) {
  const isMobile = useIsMobile();
  const isNarrow = useMediaQuery(`(max-width: ${wordsFrom - 1}px)`);
  const hasRoom = main ? !isMobile : !isNarrow;
  return (
    <Button
      {...(main && { appearance: "primary" as const })}
      {...props}
      {...(!hasRoom && { tooltip: label })}
    >
      {hasRoom && label}
    </Button>
  );
}

/** The text of an empty list while filters are set: nothing matches them. Undefined without filters. */
export function noMatch(activeCount: number): string | undefined {
  return activeCount > 0 ? "Rien ne correspond à ces filtres" : undefined;
}
