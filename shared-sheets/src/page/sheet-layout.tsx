import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect, type ReactNode } from "react";
import { ReviewersProvider } from "../review/reviewers";
import { stacked } from "./sheet-summary";

const useStyles = makeStyles({
  sheet: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    [stacked]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  sections: { display: "flex", flexDirection: "column", gap: "16px", minWidth: 0 },
});

/** The head, the sections and the comments of a sheet. */
type SheetLayoutProps = {
  /** The title of the browser's tab. */
  title: string;
  /** The teams that review this kind of sheet, in the order in which their reviews are shown. */
  reviewers: readonly Team[];
  summary: ReactNode;
  children: ReactNode;
};

/** A sheet's summary beside its sections; components inside know its reviewing teams. */
export function SheetLayout({ title, reviewers, summary, children }: SheetLayoutProps) {
  const styles = useStyles();
  useDocumentTitle(title);

  // The browser looked for the section in the address before it existed.
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <ReviewersProvider value={reviewers}>
      <div className={styles.sheet}>
        {summary}
        <div className={styles.sections}>{children}</div>
      </div>
    </ReviewersProvider>
  );
}
