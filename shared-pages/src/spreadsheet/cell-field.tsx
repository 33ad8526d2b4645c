import { makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { useState } from "react";

const useStyles = makeStyles({
  cell: {
    boxSizing: "border-box",
    width: "100%",
    minWidth: 0,
    minHeight: "28px",
    padding: "0 6px",
    font: "inherit",
    color: "inherit",
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ":focus": { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: "-1px" },
    "@media (pointer: coarse)": { minHeight: "44px", fontSize: "16px" },
  },
  wrong: { border: `1px solid ${tokens.refusedInk}` },
});

type Props = {
  label: string;
  value: string;
  problem: string | undefined;
  /** The id of the list of suggestions. */
  list: string | undefined;
  onChange: (value: string) => void;
};

/** One cell of a row, whose text counts once it is left or Enter is pressed; Escape gives it up. */
export function CellField({ label, value, problem, list, onChange }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={problem !== undefined}
      title={problem}
      className={mergeClasses(styles.cell, problem !== undefined && styles.wrong)}
      value={typed ?? value}
      list={list}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") commit();
        if (event.key === "Escape" && typed !== undefined) {
          event.preventDefault();
          setTyped(undefined);
        }
      }}
    />
  );
}
