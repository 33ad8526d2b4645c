import { makeStyles, media, Surface } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  section: { scrollMarginTop: "128px" },
  content: { display: "flex", flexDirection: "column", gap: "16px" },
  two: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "16px",
    [media.mobile]: { gridTemplateColumns: "1fr" },
  },
});

/** One section: its title, its lock and its content. */
type SheetSectionProps = {
  /** Its anchor: `#general`. */
  id: string;
  title: string;
  /** The teams that closed it. */
  lock?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One card of a sheet. */
export function SheetSection({ id, title, lock, actions, children }: SheetSectionProps) {
  const styles = useStyles();
  return (
    <Surface as="section" id={id} title={title} actions={actions} className={styles.section}>
      <div className={styles.content}>
        {lock}
        {children}
      </div>
    </Surface>
  );
}

/** Two fields side by side, where there is room. */
export function TwoFields({ children }: { children: ReactNode }) {
  return <div className={useStyles().two}>{children}</div>;
}
