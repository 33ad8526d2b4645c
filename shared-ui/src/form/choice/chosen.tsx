import { makeStyles } from "@griffel/react";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { clearGlyph } from "../glyphs";

const useStyles = makeStyles({
  // Limits the height: fifty people would push the rest of the page out of view.
  chosen: {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px",
    maxHeight: "116px",
    overflowY: "auto",
    padding: "2px",
  },
});

/** Chosen things, and what takes one off. */
export type ChosenProps = {
  /** The name of the group, for screen readers. */
  label: string;
  /** `removeLabel` says what taking one off does. @default « Retirer » and its name */
  items: readonly { key: string; name: string; removeLabel?: string }[];
  onRemove: (key: string) => void;
};

/** The chosen items, each with a button to remove it. */
export function Chosen({ label, items, onRemove }: ChosenProps) {
  const styles = useStyles();
  if (items.length === 0) return null;
  return (
    <div className={styles.chosen} role="group" aria-label={label}>
      {items.map(({ key, name, removeLabel = `Retirer ${name}` }) => (
        <Button
          key={key}
          size="small"
          shape="circular"
          icon={<Icon path={clearGlyph} size={14} />}
          iconPosition="after"
          aria-label={removeLabel}
          onClick={() => onRemove(key)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
