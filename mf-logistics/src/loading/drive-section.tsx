import { Link } from "@coulisses/shared-pages/router";
import type { DriveToLoad, SheetToLoad } from "@coulisses/shared-domain/loading/board";
import type { LoadingLine } from "@coulisses/shared-domain/loading/lines";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { Heading, makeStyles, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { useId } from "react";
import { LineItem } from "./line-item";
import { countWords } from "./line-words";

const useStyles = makeStyles({
  // Decoration: the words beside it say as much.
  bar: {
    height: "6px",
    maxWidth: "420px",
    marginTop: "4px",
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
    overflow: "hidden",
  },
  done: { height: "100%", backgroundColor: tokens.colorBrandBackground },
  sheets: { display: "grid", gap: "16px", marginTop: "12px" },
  sheet: { minWidth: 0, overflowWrap: "anywhere" },
  link: { color: tokens.colorBrandForegroundLink },
  list: { listStyleType: "none", margin: 0, padding: 0 },
});

type OnTick = (line: LoadingLine, isDone: boolean) => void;
type Props = { drive: DriveToLoad; way: LoadingWay; onTick: OnTick };

/** The gear fetched at one place, sheet by sheet, with how much of it is ticked. */
export function DriveSection({ drive: { drive, sheets, count, ticked }, way, onTick }: Props) {
  const styles = useStyles();
  return (
    <Surface title={drive ?? "Sans drive"}>
      <Text as="p">{countWords(ticked, count, way)}</Text>
      <div className={styles.bar}>
        <div className={styles.done} style={{ width: `${(100 * ticked) / count}%` }} />
      </div>
      <div className={styles.sheets}>
        {sheets.map((one) => (
          <SheetLines key={`${one.sheet.kind}-${String(one.sheet.id)}`} {...one} way={way} onTick={onTick} />
        ))}
      </div>
    </Surface>
  );
}

function SheetLines({ sheet, lines, way, onTick }: SheetToLoad & { way: LoadingWay; onTick: OnTick }) {
  const styles = useStyles();
  const titleId = useId();
  const number = `${sheet.kind}-${String(sheet.id)}`;
  return (
    <div className={styles.sheet}>
      <Heading level={3} visual={3} id={titleId}>
        <Link to={`/${sheet.kind.toLowerCase()}/${String(sheet.id)}#inquiry`} className={styles.link}>
          {`${number} ${sheet.name}`}
        </Link>
      </Heading>
      <Text as="p" size="small" muted>
        {sheet.place ?? "Sans lieu"}
      </Text>
      <ul className={styles.list} aria-labelledby={titleId}>
        {lines.map((line) => (
          <LineItem key={line.key} line={line} way={way} onTick={(isDone) => onTick(line, isDone)} />
        ))}
      </ul>
    </div>
  );
}
