import { makeStyles, media, Surface, useDocumentTitle } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  sheet: { display: "flex", flexDirection: "column", gap: "16px", maxWidth: "1100px" },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
    gap: "12px 16px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

type Props = { title: string; documentTitle: string; fields: ReactNode; children: ReactNode };

/** A sheet's page: fields on one card, gear on the other. */
export function SheetCards({ title, documentTitle, fields, children }: Props) {
  const styles = useStyles();
  useDocumentTitle(documentTitle);
  return (
    <div className={styles.sheet}>
      <Surface title={title}>
        <div className={styles.fields}>{fields}</div>
      </Surface>
      {children}
    </div>
  );
}
