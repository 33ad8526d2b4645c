import { makeStyles, media, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect, type ReactNode } from "react";

const useStyles = makeStyles({
  sheet: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  sections: { display: "flex", flexDirection: "column", gap: "16px", minWidth: 0 },
});

export type SheetLayoutProps = {
  /** The document's. */
  title: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A sheet's summary beside its sections. */
export function SheetLayout({ title, summary, children }: SheetLayoutProps) {
  const styles = useStyles();
  useDocumentTitle(title);

  // The section that the address names was not there yet when the browser looked for it.
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <div className={styles.sheet}>
      {summary}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
