import { makeStyles } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  scene: { position: "fixed", inset: 0, zIndex: -1, overflow: "hidden" },
  sky: {
    position: "absolute",
    inset: 0,
    backgroundImage: [
      "radial-gradient(60% 45% at 50% 108%, #ffcb29 0%, rgb(255 203 41 / 0%) 70%)",
      "radial-gradient(55% 60% at 12% 100%, #ed1d45 0%, rgb(237 29 69 / 0%) 68%)",
      "radial-gradient(60% 65% at 90% 95%, #41c5e5 0%, rgb(65 197 229 / 0%) 66%)",
      "linear-gradient(180deg, #0b141d 0%, #17202f 45%, #3a1a3a 100%)",
    ].join(", "),
  },
  beam: {
    position: "absolute",
    top: "-12vh",
    width: "26vw",
    minWidth: "160px",
    height: "125vh",
    clipPath: "polygon(47% 0, 53% 0, 100% 100%, 0 100%)",
    opacity: 0.32,
    transformOrigin: "50% 0",
    animationName: { from: { rotate: "-7deg" }, to: { rotate: "7deg" } },
    animationDuration: "9s",
    animationIterationCount: "infinite",
    animationDirection: "alternate",
    animationTimingFunction: "ease-in-out",
    "@media (prefers-reduced-motion: reduce)": { animationName: "none" },
  },
  left: { left: "4vw", background: "linear-gradient(#41c5e5, transparent 82%)" },
  middle: {
    left: "37vw",
    background: "linear-gradient(#ffcb29, transparent 78%)",
    animationDuration: "12s",
    animationDirection: "alternate-reverse",
  },
  right: {
    right: "4vw",
    background: "linear-gradient(#ed1d45, transparent 82%)",
    animationDuration: "10s",
  },
  crowd: { position: "absolute", bottom: 0, left: 0, width: "100%", height: "22vh" },
});

/** Raised hands and heads, as the volunteers see them from behind the stage. */
const crowd =
  "M0 200V128c18-4 26-26 44-26s24 20 38 24c4-18 2-44 8-62 3-9 12-7 11 3-2 20 0 40 4 56 14-6 20-30 42-30s28 24 46 28c16-6 22-34 46-34 22 0 28 24 44 30 6-22 10-52 20-74 5-9 14-5 11 5-8 24-12 48-12 66 16-2 22-22 40-22s26 20 42 24c14-8 20-38 46-38s30 30 46 36c12-4 18-22 36-22 8 0 13 4 18 8 0-22-6-46-4-62 1-10 11-10 12 0 2 20 6 44 10 66 12-4 18-18 34-18 20 0 26 22 42 26 14-6 22-36 46-36 22 0 28 26 44 32 16-4 22-24 42-24s28 24 44 26c6-20 16-46 28-64 6-8 14-2 10 6-12 22-18 42-20 58 14-4 20-18 36-18 24 0 30 28 48 32 12-6 20-28 42-28 20 0 26 18 40 22v94z";

export function StageScene() {
  const styles = useStyles();
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.sky} />
      <div className={`${styles.beam} ${styles.left}`} />
      <div className={`${styles.beam} ${styles.middle}`} />
      <div className={`${styles.beam} ${styles.right}`} />
      <svg className={styles.crowd} viewBox="0 0 1200 200" preserveAspectRatio="none">
        <path d={crowd} fill="#0b1118" />
      </svg>
    </div>
  );
}
