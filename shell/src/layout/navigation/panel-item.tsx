import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  item: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    width: "100%",
    minHeight: "38px",
    padding: "0 12px",
    border: "none",
    borderRadius: "12px",
    background: "transparent",
    color: tokens.colorNeutralForeground1,
    font: "inherit",
    textAlign: "left",
    cursor: "pointer",
    ":hover": { background: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

type PanelItemProps = { icon: string; onClick: () => void; children: ReactNode };

export function PanelItem({ icon, onClick, children }: PanelItemProps) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      <PageIcon name={icon} size={20} />
      {children}
    </button>
  );
}
