import { currentOverrides, type Overrides, resetOverrides } from "@coulisses/federation/overrides";
import { Button, makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import { BOTTOM_BAR_HEIGHT } from "../layout/measures";

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

const reload = () => {
  window.location.reload();
};

type OverridesBannerProps = {
  /** @default those kept in this browser */
  overrides?: Overrides;
  /** @default reloads the page */
  onReset?: () => void;
};

/** In development: the apps replaced by code from other machines, and a reset. */
export default function OverridesBanner({
  overrides = currentOverrides(),
  onReset = reload,
}: OverridesBannerProps) {
  const styles = useStyles();
  const replaced = Object.entries(overrides);
  if (replaced.length === 0) return null;
  return (
    <aside aria-label="Code en développement" className={styles.banner}>
      <span>{replaced.map(([name, origin]) => `${name} vient de ${origin}`).join(", ")}</span>
      <Button
        size="small"
        onClick={() => {
          resetOverrides();
          onReset();
        }}
      >
        Revenir à ce qui est publié
      </Button>
    </aside>
  );
}
