import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

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

type PageSearchProps = {
  value: string;
  onChange: (typed: string) => void;
  /** Opens the first page found. */
  onEnter: () => void;
};

/** The search field above the pages of the menu. */
export function PageSearch({ value, onChange, onEnter }: PageSearchProps) {
  const styles = useStyles();
  return (
    <label className={styles.field}>
      <UiIcon name="search" size={20} />
      <input
        type="search"
        className={styles.input}
        aria-label="Chercher une page"
        placeholder="Chercher une page"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !nativeEvent.isComposing) onEnter();
        }}
      />
    </label>
  );
}
