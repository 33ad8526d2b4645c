import { makeStyles, media, mergeClasses, Surface } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  section: {
    scrollMarginTop: "128px",
    padding: "12px 24px 16px",
    "& > header": { marginBottom: "6px" },
    [media.mobile]: { padding: "12px 16px 16px" },
  },
  beside: {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "190px minmax(0, 1fr)",
      columnGap: "16px",
      "& > header": { alignItems: "start", marginBottom: 0 },
    },
  },
  content: { display: "flex", flexDirection: "column", gap: "12px" },
  two: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "12px 16px",
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
  /** True for a short section: where there is room, its title stands beside its content. */
  short?: boolean;
  children: ReactNode;
};

/** One card of a sheet. */
export function SheetSection({ id, title, lock, actions, short = false, children }: SheetSectionProps) {
  const styles = useStyles();
  return (
    <Surface
      as="section"
      id={id}
      title={title}
      actions={actions}
      className={mergeClasses(styles.section, short && styles.beside)}
    >
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
