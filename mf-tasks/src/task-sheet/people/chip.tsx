import { makeStyles, tip, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useTransition } from "react";

export const useChipStyles = makeStyles({
  chip: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    minHeight: "24px",
    padding: "0 8px",
    boxSizing: "border-box",
    borderRadius: "12px",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 500,
    backgroundColor: tokens.draftFill,
    color: tokens.draftInk,
  },
});

const useStyles = makeStyles({
  remove: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "24px",
    height: "24px",
    margin: "0 -8px 0 -2px",
    padding: 0,
    border: "none",
    borderRadius: "50%",
    backgroundColor: "transparent",
    color: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ":disabled": { opacity: 0.4, cursor: "default" },
  },
});

type Props = { label: string; onRemove: () => unknown };

/** Cross of a chip; disabled while the server answers. */
export function RemoveFromChip({ label, onRemove }: Props) {
  const styles = useStyles();
  const [removing, startRemoving] = useTransition();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      disabled={removing}
      {...tip(label)}
      onClick={() =>
        startRemoving(async () => {
          await onRemove();
        })
      }
    >
      <UiIcon name="close" size={12} />
    </button>
  );
}
