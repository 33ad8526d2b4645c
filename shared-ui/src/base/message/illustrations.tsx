import { makeStyles } from "@griffel/react";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  drawing: { display: "block", maxWidth: "100%", height: "auto" },
  beam: {
    transformOrigin: "120px 8px",
    animationName: { from: { transform: "rotate(-16deg)" }, to: { transform: "rotate(16deg)" } },
    animationDuration: "4s",
    animationDirection: "alternate",
    animationIterationCount: "infinite",
    animationTimingFunction: "ease-in-out",
    [media.reducedMotion]: { animationName: "none" },
  },
});

/** An empty stage searched by a spotlight, for a page not found. */
export function LostOnStage() {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden className={styles.drawing}>
      <path d="M20 128h200l14 18H6z" fill={tokens.colorNeutralStroke1} />
      <path d="M20 10c26 36 26 78 0 118zM220 10c-26 36-26 78 0 118z" fill={tokens.dangerRest} />
      <path
        d="M12 4h216v10c-18 12-36 12-54 0-18 12-36 12-54 0-18 12-36 12-54 0-18 12-36 12-54 0z"
        fill={tokens.dangerHover}
      />
      <g className={styles.beam}>
        <path d="M113 12 88 138h64L127 12z" fill={tokens.colorBrandBackground} opacity=".35" />
      </g>
      <circle cx="120" cy="12" r="8" fill={tokens.colorBrandBackground} />
      <path d="M114 108h12v20h-12zM108 128h24v4h-24z" fill={tokens.colorNeutralForeground3} />
      <circle cx="120" cy="102" r="7" fill={tokens.colorNeutralForeground3} />
    </svg>
  );
}
