import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  bar: {
    position: "sticky",
    bottom: "12px",
    zIndex: 2,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    padding: "12px 16px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: "16px",
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    // Above the phone's own bar.
    [media.mobile]: { bottom: "calc(70px + env(safe-area-inset-bottom))" },
  },
});

/** The actions on all that is chosen on a page, in view wherever the page is scrolled to. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.bar} data-at-bottom="">
      {children}
    </div>
  );
}
