import { makeStyles, mergeClasses, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type KeyboardEvent, memo } from "react";
import { type Block, blockWords, type Lack } from "./blocks";

const useStyles = makeStyles({
  cell: {
    position: "relative",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    width: "100%",
    height: "48px",
    padding: "2px",
    border: "2px solid transparent",
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    lineHeight: "16px",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
    ":hover": { border: `2px solid ${tokens.colorNeutralStroke1Hover}` },
  },
  none: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground3 },
  enough: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  some: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
  most: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
  chosen: {
    border: `2px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    ":hover": { border: `2px solid ${tokens.colorBrandStroke1}` },
  },
  figures: { display: "grid", justifyItems: "center" },
  mark: { position: "absolute", top: "1px", right: "1px", display: "flex" },
  /** A narrow column has no room for it; the name of the cell says it. */
  charisma: { "@media (max-width: 1099px)": { display: "none" } },
  missing: { fontSize: tokens.fontSizeBase400, fontWeight: 700, lineHeight: "20px" },
});

type BlockCellProps = {
  block: Block;
  lack: Lack;
  isChosen: boolean;
  /** True for the one cell that the Tab key reaches. */
  isReached: boolean;
  /** Its place in the grid, for the arrows: `row-column`. */
  at: string;
  onToggle: (block: Block) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

/** A block: how many people it lacks, how many are free for how many places, and what it earns. */
export const BlockCell = memo(function BlockCell(props: BlockCellProps) {
  const { block, lack, isChosen, isReached, at, onToggle, onKeyDown } = props;
  const styles = useStyles();
  return (
    <button
      type="button"
      data-at={at}
      aria-pressed={isChosen}
      tabIndex={isReached ? 0 : -1}
      className={mergeClasses(styles.cell, styles[lack], isChosen && styles.chosen)}
      onClick={() => onToggle(block)}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{blockWords(block)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.figures}>
        <Figures block={block} lack={lack} />
      </span>
      {isChosen && (
        <span className={styles.mark}>
          <UiIcon name="check" size={14} />
        </span>
      )}
    </button>
  );
});

function Figures({
  block: { missing, free, needed, charisma },
  lack,
}: Pick<BlockCellProps, "block" | "lack">) {
  const styles = useStyles();
  if (lack === "none") return <span>–</span>;
  return (
    <>
      <span className={styles.missing}>
        {lack === "enough" ? <UiIcon name="check" size={16} /> : `−${missing}`}
      </span>
      <span>
        {free} / {needed}
        {charisma > 0 && <span className={styles.charisma}> · +{charisma}</span>}
      </span>
    </>
  );
}
