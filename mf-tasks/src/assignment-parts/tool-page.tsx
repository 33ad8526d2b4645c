import { Button, makeStyles, Text, useIsMobile } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gap: "12px",
    minWidth: 0,
    gridTemplateColumns: "minmax(280px, min(420px, 25%)) minmax(0, 1fr) minmax(320px, min(460px, 30%))",
    gridTemplateRows: "minmax(480px, calc(100dvh - 150px))",
    gridTemplateAreas: '"left middle right"',
    "@media (max-width: 1279px)": {
      gridTemplateColumns: "minmax(260px, 36%) minmax(0, 1fr)",
      gridTemplateRows: "minmax(320px, 44dvh) minmax(320px, 44dvh)",
      gridTemplateAreas: '"left middle" "left right"',
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
  phone: { display: "grid", gap: "8px", minWidth: 0 },
  back: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  right: { gridArea: "right", display: "grid", minWidth: 0, minHeight: 0 },
});

type Column = "left" | "middle" | "right";
type Props = Record<Column, ReactNode> & {
  /** The column that a phone shows. @default "left" */
  step?: Column;
  /** Back to the former step, on a phone. */
  back?: { label: string; onBack: () => void };
  /** Choice of the former steps, on a phone. */
  about?: string | undefined;
};

/**
 * The three columns of an assignment tool, its steps from left to right; on a narrow screen the first stands
 * beside the others, on a phone one shows at a time.
 */
export function ToolPage({ step = "left", back, about, ...columns }: Props) {
  const styles = useStyles();
  if (useIsMobile()) {
    return (
      <div className={styles.phone}>
        {back && (
          <div className={styles.back}>
            <Button icon={<UiIcon name="chevron-left" />} onClick={back.onBack}>
              {back.label}
            </Button>
            {about !== undefined && <Text weight="medium">{about}</Text>}
          </div>
        )}
        {columns[step]}
      </div>
    );
  }
  const { left, middle, right } = columns;
  return (
    <div className={styles.page}>
      <div className={styles.left}>{left}</div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.right}>{right}</div>
    </div>
  );
}
