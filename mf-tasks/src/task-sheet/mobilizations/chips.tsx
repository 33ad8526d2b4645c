import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  cell: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px" },
  chips: { display: "contents", listStyleType: "none" },
});

type Props = { label: string; addLabel: string; onAdd: (() => void) | undefined; children: ReactNode[] };

/** The chips of a cell and the button that adds one. */
export function Chips({ label, addLabel, onAdd, children }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.cell}>
      {children.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {children}
        </ul>
      )}
      {onAdd && (
        <Button
          appearance="subtle"
          size="small"
          icon={<UiIcon name="add" />}
          tooltip={addLabel}
          onClick={onAdd}
        />
      )}
    </div>
  );
}
