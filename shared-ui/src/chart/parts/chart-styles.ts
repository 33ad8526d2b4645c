import { makeStyles } from "@griffel/react";
import { tokens } from "../../theme/tokens";

/** The drawing and the grid lines of every chart. */
export const useChartStyles = makeStyles({
  svg: {
    display: "block",
    width: "100%",
    overflow: "visible",
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fill: tokens.colorNeutralForeground1,
  },
  grid: { stroke: tokens.colorNeutralStroke2 },
});
