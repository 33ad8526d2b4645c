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
    // Two classes: Leaflet's own sheet comes later.
    "& .leaflet-bar.leaflet-control": {
      overflow: "hidden",
      border: "none",
      borderRadius: tokens.borderRadiusLarge,
      boxShadow: tokens.shadow4,
    },
    "& .leaflet-bar.leaflet-control a": {
      width: "36px",
      height: "36px",
      lineHeight: "36px",
      borderBottomColor: tokens.colorNeutralStroke2,
      "@media (pointer: coarse)": { width: "44px", height: "44px", lineHeight: "44px" },
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
  /** The name of an area or a road, where the map is near enough. */
  name: {
    "&.leaflet-tooltip": {
      padding: "0",
      backgroundColor: "transparent",
      boxShadow: "none",
      fontWeight: tokens.fontWeightSemibold,
      textShadow: `0 0 3px ${tokens.colorNeutralBackground1}, 0 0 3px ${tokens.colorNeutralBackground1}`,
      pointerEvents: "none",
      visibility: "hidden",
    },
    "[data-near] &.leaflet-tooltip": { visibility: "visible" },
  },
  bare: {
    position: "absolute",
    left: "8px",
    bottom: "24px",
    zIndex: 1000,
    maxWidth: "calc(100% - 16px)",
    padding: "4px 12px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.reviewFill,
    color: tokens.reviewInk,
    ":empty": { display: "none" },
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
  line: { fill: "none", stroke: tokens.readyInk, strokeWidth: "4px" },
  area: {
    fill: tokens.validatedSolid,
    fillOpacity: 0.3,
    stroke: tokens.validatedInk,
    strokeWidth: "2px",
  },
  /** The other locations, while one is drawn. */
  neighbour: { opacity: 0.45, pointerEvents: "none" },
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
