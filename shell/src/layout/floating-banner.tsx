import { Button, makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { BOTTOM_BAR_HEIGHT } from "./measures";

const useStyles = makeStyles({
  banner: {
    position: "fixed",
    insetInline: 0,
    bottom: "12px",
    zIndex: 25,
    width: "fit-content",
    maxWidth: "calc(100% - 24px)",
    boxSizing: "border-box",
    marginInline: "auto",
    padding: "8px 8px 8px 18px",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 14px",
    borderRadius: "25px",
    background: tokens.reviewFill,
    color: tokens.reviewInk,
    boxShadow: tokens.shadow16,
    [media.mobile]: { bottom: `calc(${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom) + 8px)` },
  },
});

type FloatingBannerProps = {
  /** Its name for those who don't see it. */
  label: string;
  /** The text of its one button. */
  action: string;
  onAction: () => void;
  children: ReactNode;
};

/** A banner over the foot of the page: this tab runs other code than everybody's. */
export function FloatingBanner({ label, action, onAction, children }: FloatingBannerProps) {
  const styles = useStyles();
  return (
    <aside aria-label={label} className={styles.banner}>
      <span>{children}</span>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </aside>
  );
}
