import { makeStyles } from "@griffel/react";
import { media } from "../../theme/media";

/** Fields in two columns, in one on a phone; `wide` is for one that takes a whole line. */
export const useFieldGrid = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "20px 16px",
    alignItems: "start",
    [media.mobile]: { gridTemplateColumns: "1fr" },
  },
  wide: { gridColumn: "1 / -1" },
});
