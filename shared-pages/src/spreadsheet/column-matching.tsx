import type { Matching } from "@coulisses/shared-domain/spreadsheet/match-columns";
import { columnsOf, type SheetColumns } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { makeStyles, Notice, Surface } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(180px, 100%), 1fr))",
    gap: "16px 12px",
    alignItems: "start",
  },
  notice: { marginTop: "16px" },
});

type Props<Column extends string> = {
  columns: SheetColumns<Column>;
  titles: readonly string[];
  matching: Matching<Column>;
  problem: string | undefined;
  disabled: boolean;
  onMatch: (column: Column, place: number | null) => void;
};

/** Where each column is read in the file, as its titles say or as the person chooses. */
export function ColumnMatching<Column extends string>({
  columns,
  titles,
  matching,
  problem,
  disabled,
  onMatch,
}: Props<Column>) {
  const styles = useStyles();
  const options = titles.map((title, place) => ({
    value: String(place),
    label: title === "" ? `Colonne ${place + 1}` : title,
  }));
  const used = new Set(Object.values<number | undefined>(matching));
  const ignored = titles.filter((title, place) => title !== "" && !used.has(place));

  return (
    <Surface
      title="Colonnes du fichier"
      subtitle="Les titres connus sont reconnus ; ce que tu changes ici est retenu pour les prochains fichiers."
    >
      <div className={styles.fields}>
        {columnsOf(columns).map((column) => {
          const { title, required = false } = columns[column];
          const place = matching[column];
          const isMissing = required && place === undefined;
          return (
            <SelectField
              key={column}
              label={title}
              required={required}
              disabled={disabled}
              placeholder="Pas dans le fichier"
              options={options}
              value={place === undefined ? null : String(place)}
              error={isMissing ? "Choisis où la lire" : undefined}
              onChange={(chosen) => onMatch(column, chosen === null ? null : Number(chosen))}
            />
          );
        })}
      </div>
      {problem !== undefined && (
        <Notice intent="warning" role="status" className={styles.notice}>
          {problem}
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice intent="info" role="status" className={styles.notice}>
          {ignored.length > 1 ? "Colonnes ignorées" : "Colonne ignorée"} : {ignored.join(", ")}
        </Notice>
      )}
    </Surface>
  );
}
