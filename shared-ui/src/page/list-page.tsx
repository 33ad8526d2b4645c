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

export type ListPageProps = {
  /** A `FilterBar`, or whatever else stands at the left of the actions. */
  filters: ReactNode;
  /** `PageAction`s; the main one is the last. */
  actions?: ReactNode;
  /** A `Surface padded={false}` around the table, then the dialogs. */
  children: ReactNode;
};

/**
 * The frame of every page that lists things, under the title that the shell shows: filters at the left with their
 * reset and the actions at the right, on one row where there is room for their words, then the list.
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

export type PageActionProps = ButtonProps & {
  /** Its words; its tooltip and its name where there is room for the icon alone. */
  label: string;
  icon: NonNullable<ButtonProps["icon"]>;
  /** What the page is for: its words stay until the window is a phone's. A page has one at most. */
  main?: boolean;
  /** From which width of the window, in pixels, there is room for its words. @default 1280 */
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

/** What an empty list says while filters are set: that they match nothing, not that there is nothing. */
export function noMatch(activeCount: number): string | undefined {
  return activeCount > 0 ? "Rien ne correspond à ces filtres" : undefined;
}
