import { isTicked } from "@coulisses/shared-domain/loading/board";
import { changeSince, type LoadingLine } from "@coulisses/shared-domain/loading/lines";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { makeStyles, Tag, Text, tokens } from "@coulisses/shared-ui/base";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { changeWords, lineHours, lineName, tickWords } from "./line-words";

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, max-content)",
    alignItems: "center",
    gap: "0 12px",
    padding: "2px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    "@media (max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)", paddingBottom: "8px" },
  },
  // The box and its words are sized for a thumb.
  box: { alignItems: "center", minHeight: "44px", overflowWrap: "anywhere" },
  facts: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    "@media (max-width: 599px)": { paddingLeft: "32px" },
  },
});

type Props = { line: LoadingLine; way: LoadingWay; onTick: (isDone: boolean) => void };

/** A gear of a sheet with its tick, its hours, and what has changed since. */
export function LineItem({ line, way, onTick }: Props) {
  const styles = useStyles();
  const mark = way === "OUT" ? line.out : line.back;
  const change = changeSince(line);
  const name = lineName(line);
  const hours = lineHours(line);
  return (
    <li className={styles.line} aria-label={`${name}, ${hours}`}>
      <CheckboxField className={styles.box} label={name} checked={isTicked(line, way)} onChange={onTick} />
      <div className={styles.facts}>
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
        {way === "BACK" && !isTicked(line, "OUT") && (
          <Text size="small" muted>
            Pas coché au départ
          </Text>
        )}
        <Text size="small">{hours}</Text>
      </div>
    </li>
  );
}
