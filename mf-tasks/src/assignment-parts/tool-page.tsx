import { makeStyles } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gap: "12px",
    minWidth: 0,
    gridTemplateColumns: "minmax(300px, min(420px, 26%)) minmax(0, 1fr) minmax(300px, min(420px, 26%))",
    gridTemplateRows: "minmax(480px, calc(100dvh - 150px))",
    gridTemplateAreas: '"left middle right"',
    "@media (max-width: 1279px)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(420px, 60dvh)",
      gridTemplateAreas: '"middle middle" "left right"',
    },
  },
  left: {
    gridArea: "left",
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    minWidth: 0,
    minHeight: 0,
    "& > :first-child": { flexGrow: 1 },
  },
  middle: { gridArea: "middle", display: "grid", minWidth: 0, minHeight: 0 },
  right: { gridArea: "right", display: "grid", minWidth: 0, minHeight: 0 },
});

type Props = Record<"left" | "middle" | "right", ReactNode>;

/** The three columns of an assignment tool; on a narrow screen the middle one stands above the others. */
export function ToolPage({ left, middle, right }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <div className={styles.left}>{left}</div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.right}>{right}</div>
    </div>
  );
}
