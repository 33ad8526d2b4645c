import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { StageScene } from "./stage-scene";

const useStyles = makeStyles({
  frame: {
    minHeight: "100dvh",
    display: "grid",
    placeItems: "center",
    padding: "32px 16px 88px",
    boxSizing: "border-box",
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
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
  brand: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    marginBottom: "18px",
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: "0.02em",
    color: tokens.colorNeutralForeground2,
  },
});

export type PublicFrameProps = { children: ReactNode };

/** What the pages without a layout share: the stage behind, one card before it. */
export function PublicFrame({ children }: PublicFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <StageScene />
      <main className={styles.card}>
        <div className={styles.brand}>
          <img src="/shell/favicon.svg" alt="" width={30} height={30} />
          Coulisses
        </div>
        {children}
      </main>
    </div>
  );
}
