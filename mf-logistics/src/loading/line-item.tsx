import { isTicked } from "@coulisses/shared-domain/loading/board";
import { changeSince, type LoadingLine } from "@coulisses/shared-domain/loading/lines";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { makeStyles, media, Tag, Text, tokens } from "@coulisses/shared-ui/base";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { memo } from "react";
import { changeWords, lineHours, lineName, tickWords } from "./line-words";

const useStyles = makeStyles({
  line: {
    display: "grid",
    // On a wide screen too, the hours stand close to their gear.
    gridTemplateColumns: "minmax(0, 360px) minmax(0, 1fr)",
    alignItems: "center",
    gap: "0 12px",
    padding: "2px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBottom: "8px" },
  },
  // The whole row is the box's, sized for a thumb.
  box: {
    minHeight: "44px",
    alignItems: "center",
    overflowWrap: "anywhere",
    "& > .fui-Checkbox__indicator": { alignSelf: "center", marginLeft: 0 },
    "& > .fui-Checkbox__label": { flexGrow: 1, color: tokens.colorNeutralForeground1 },
  },
  facts: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    [media.mobile]: { marginTop: "-6px", paddingLeft: "28px" },
  },
});

type Props = { line: LoadingLine; way: LoadingWay; onTick: (isDone: boolean) => void };

/** A gear of a sheet with its tick, its hours, and what has changed since. */
function LineItemNow({ line, way, onTick }: Props) {
  const styles = useStyles();
  const mark = way === "OUT" ? line.out : line.back;
  const change = changeSince(line);
  const name = lineName(line);
  const hours = lineHours(line);
  return (
    <li className={styles.line} aria-label={`${name}, ${hours}`}>
      <CheckboxField className={styles.box} label={name} checked={isTicked(line, way)} onChange={onTick} />
      <div className={styles.facts}>
        <Text size="small">{hours}</Text>
        {change && <Tag intent="warning">{changeWords(change)}</Tag>}
        {mark?.isDone === true && (
          <Text size="small" muted>
            {tickWords(mark)}
          </Text>
        )}
        {mark?.isWaiting && (
          <Text size="small" weight="medium">
            À envoyer
          </Text>
        )}
        {isTicked(line, "BACK") && !isTicked(line, "OUT") && (
          <Text size="small" muted>
            Pas coché au départ
          </Text>
        )}
      </div>
    </li>
  );
}

/** A line's key has its hours. */
const parts = ["key", "quantity", "isAsked", "isApproved", "gear", "sheet", "out", "back"] as const;

/** Parts of a line are the same objects as long as the answer and the phone's own ticks say the same. */
const isSameLine = (one: LoadingLine, other: LoadingLine): boolean =>
  parts.every((part) => one[part] === other[part]);

/**
 * Drawn anew when its line changes: a festival has hundreds of them, and a tick changes one. `onTick` says the same in
 * every drawing, for what it notes comes from the line.
 */
export const LineItem = memo(
  LineItemNow,
  (one, other) => one.way === other.way && isSameLine(one.line, other.line),
);
