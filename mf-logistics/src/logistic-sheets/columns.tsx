import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import type { LogisticSheet } from "./logistic-sheet";

const useStyles = makeStyles({ number: { marginRight: "8px", color: tokens.colorNeutralForeground3 } });

function Name({ id, name }: { id: number; name: string }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.number}>{`N° ${id}`}</span>
      {name}
    </>
  );
}

export function nameColumn<Sheet extends LogisticSheet>(nameOf: (sheet: Sheet) => string): Column<Sheet> {
  return {
    key: "name",
    header: "Nom",
    mobileTitle: true,
    sortBy: nameOf,
    render: (sheet) => <Name id={sheet.id} name={nameOf(sheet)} />,
  };
}

export function dateColumn<Sheet>(header: string, dateOf: (sheet: Sheet) => string): Column<Sheet> {
  return {
    key: header,
    header,
    width: "240px",
    sortBy: dateOf,
    render: (sheet) => formatHumanDateTime(dateOf(sheet)),
  };
}
