import { makeStyles, Skeleton, Surface, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";

const appear = { from: { opacity: 0 }, to: { opacity: 1 } };

const useStyles = makeStyles({
  /** A page loaded within 100 ms shows no placeholder. */
  loading: {
    opacity: 0,
    animationName: appear,
    animationDuration: "0.15s",
    animationDelay: "0.1s",
    animationFillMode: "forwards",
  },
  bar: {
    position: "fixed",
    top: 0,
    left: 0,
    right: 0,
    height: "3px",
    zIndex: 30,
    background: tokens.colorBrandBackground,
    transformOrigin: "0 0",
    animationName: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.92)" } },
    animationDuration: "8s",
    animationTimingFunction: "cubic-bezier(0.1, 0.7, 0.1, 1)",
    animationFillMode: "forwards",
  },
});

export function PageLoading() {
  const styles = useStyles();
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>Chargement de la page</VisuallyHidden>
      <div className={styles.bar} />
      <Surface>
        <Skeleton lines={10} />
      </Surface>
    </div>
  );
}
