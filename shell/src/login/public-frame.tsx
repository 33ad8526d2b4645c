import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  frame: {
    position: "relative",
    zIndex: 1,
    minHeight: "100dvh",
    boxSizing: "border-box",
    display: "grid",
    placeItems: "center",
    // Under the name that the page's scenery bears, beside it on a wide screen.
    padding: "128px 16px 48px",
    "@media (min-width: 1000px)": { padding: "32px 5vw 32px 50%" },
  },
  card: {
    width: "100%",
    maxWidth: "430px",
    boxSizing: "border-box",
    padding: "32px",
    borderRadius: "25px",
    background: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: "0 24px 70px rgb(4 12 20 / 45%)",
    [media.mobile]: { padding: "24px 20px" },
  },
});

type PublicFrameProps = { children: ReactNode };

/** The frame of the pages without a layout: one card before the scenery of `index.html`. */
export function PublicFrame({ children }: PublicFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <main className={styles.card}>{children}</main>
    </div>
  );
}
