import { makeStyles, searchBox, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  field: {
    ...searchBox.box,
    flexShrink: 0,
    height: "40px",
    padding: "0 12px",
    border: `1px solid color-mix(in srgb, ${tokens.colorNeutralStroke1} calc(var(--unfolded) * 100%), transparent)`,
    cursor: "text",
  },
  input: searchBox.input,
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
