import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useEffect, useState } from "react";

const DELAY = 200;

const useStyles = makeStyles({
  field: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    flexShrink: 0,
    height: "40px",
    padding: "0 12px",
    border: `1px solid color-mix(in srgb, ${tokens.colorNeutralStroke1} calc(var(--unfolded) * 100%), transparent)`,
    borderRadius: "12px",
    color: tokens.colorNeutralForeground2,
    cursor: "text",
    ":focus-within": {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "-1px",
    },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    border: "none",
    outline: "none",
    background: "transparent",
    color: tokens.colorNeutralForeground1,
    font: "inherit",
    "::placeholder": { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
});

export type PageSearchProps = { onSearch: (typed: string) => void };

/** Tells what is typed once the person pauses. */
export function PageSearch({ onSearch }: PageSearchProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      onSearch(typed);
    }, DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, onSearch]);
  return (
    <label className={styles.field}>
      <UiIcon name="search" size={20} />
      <input
        type="search"
        className={styles.input}
        aria-label="Chercher une page"
        placeholder="Chercher une page"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
    </label>
  );
}
