import { makeStyles, tokens } from "@coulisses/shared-ui/base";

const halo = { stroke: tokens.colorNeutralBackground1, strokeWidth: "2px" };

/** The styles of Leaflet's drawings, in the colours of the theme. */
export const useMapStyles = makeStyles({
  map: {
    position: "relative",
    /** Leaflet's own layers stay under the page's menus. */
    zIndex: 0,
    overflow: "hidden",
    boxSizing: "border-box",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    "& .leaflet-container": {
      height: "100%",
      backgroundColor: tokens.colorNeutralBackground3,
      fontFamily: tokens.fontFamilyBase,
      fontSize: tokens.fontSizeBase200,
      ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    },
    "& .leaflet-bar a": {
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
      ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    },
    "& .leaflet-tooltip": {
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
      border: "none",
      borderRadius: tokens.borderRadiusMedium,
      boxShadow: tokens.shadow8,
    },
    "& .leaflet-tooltip::before": { display: "none" },
  },
  attribution: {
    position: "absolute",
    right: 0,
    bottom: 0,
    zIndex: 1000,
    padding: "0 10px 1px 8px",
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
    borderTopLeftRadius: tokens.borderRadiusMedium,
  },
  drawing: { "& .leaflet-container": { cursor: "crosshair" } },
  line: { fill: "none", stroke: tokens.dangerRest, strokeWidth: "4px" },
  area: {
    fill: tokens.dangerRest,
    fillOpacity: 0.2,
    stroke: tokens.dangerRest,
    strokeWidth: "2px",
  },
  pin: { "& svg": { display: "block", width: "100%", height: "100%", fill: tokens.dangerRest, ...halo } },
  ghost: { opacity: 0.5, pointerEvents: "none" },
  handle: {
    "::before": {
      content: '""',
      position: "absolute",
      inset: "6px",
      borderRadius: "50%",
      border: `2px solid ${tokens.colorNeutralBackground1}`,
      backgroundColor: tokens.dangerRest,
    },
  },
  focusable: {
    borderRadius: tokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The styles of a map. */
export type MapStyles = ReturnType<typeof useMapStyles>;
