import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect, type ReactNode } from "react";
import { ReviewersProvider } from "../review/reviewers";
import { SheetContents } from "./sheet-contents";
import type { SectionProgress } from "./section-progress";
import { stacked, useIsStacked } from "./use-is-stacked";

const useStyles = makeStyles({
  sheet: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    [stacked]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  sections: {
    display: "flex",
    flexDirection: "column",
    gap: "16px",
    minWidth: 0,
    // A control that takes the focus comes into view below the head, not under it.
    "& :is(a, button, input, textarea, select, [tabindex])": { scrollMarginTop: "136px" },
  },
});

/** The head, the contents and the sections of a sheet. */
type SheetLayoutProps = {
  /** The title of the browser's tab. */
  title: string;
  /** The teams that review this kind of sheet, in the order in which their reviews are shown. */
  reviewers: readonly Team[];
  header: ReactNode;
  contents: readonly SectionProgress[];
  children: ReactNode;
};

/** A sheet's head over its contents and its sections; components inside know its reviewing teams. */
export function SheetLayout({ title, reviewers, header, contents, children }: SheetLayoutProps) {
  const styles = useStyles();
  const isStacked = useIsStacked();
  useDocumentTitle(title);

  // The browser looked for the section in the address before it existed.
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <ReviewersProvider value={reviewers}>
      <div className={styles.sheet}>
        {header}
        {!isStacked && <SheetContents sections={contents} />}
        <div className={styles.sections}>{children}</div>
      </div>
    </ReviewersProvider>
  );
}
