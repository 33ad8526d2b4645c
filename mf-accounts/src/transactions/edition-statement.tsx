import { loadState, pathOf } from "@coulisses/shared-auth";
import * as ledger from "@coulisses/shared-domain/ledger/edition-statement";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import { ledgerRoutes } from "@coulisses/shared-domain/routes/money";
import { ExportButton } from "@coulisses/shared-pages/export";
import { EmptyState, ListPage, LoadState, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { BarChart, type Column, TitledTable } from "@coulisses/shared-ui/data";
import { SelectField } from "@coulisses/shared-ui/filters";
import type { ReactNode } from "react";
import { useGetEditionStatementQuery } from "../api/ledger-api";
import { barsOf, chartedTypes, monthName } from "./statement-chart";

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  body: { display: "flex", flexDirection: "column", gap: "24px" },
});

type Row = ledger.Moved & { key: string; name: string };

const amount = (key: "credited" | "charged" | "exchanged", header: string): Column<Row> => ({
  key,
  header,
  align: "end",
  width: "130px",
  render: (row) => formatAmount(row[key]),
});
const columnsOf = (header: string): Column<Row>[] => [
  { key: "name", header, mobileTitle: true, render: ({ name }) => name },
  {
    key: "count",
    header: "Nombre",
    align: "end",
    width: "90px",
    render: ({ count }) => count.toLocaleString("fr"),
  },
  amount("credited", "Crédité"),
  amount("charged", "Débité"),
  amount("exchanged", "Échangé"),
];
const typeColumns = columnsOf("Type");
const monthColumns = columnsOf("Mois");

type Props = { edition: number; present: number; onEdition: (edition: number) => void; back: ReactNode };

/** Movements of one edition: bars by month, tables by type and by month, and the sum that rounding left. */
export function EditionStatementView({ edition, present, onEdition, back }: Props) {
  const styles = useStyles();
  const reading = useGetEditionStatementQuery({ edition });
  const { currentData: statement } = reading;
  const first = Math.min(statement?.earliest ?? edition, edition);
  const editions = Array.from({ length: present - first + 1 }, (_, ago) => String(present - ago));
  return (
    <ListPage
      filters={
        <div className={styles.head}>
          {back}
          <SelectField
            label="Édition"
            hideLabel
            options={editions.map((value) => ({ value, label: `Édition ${value}` }))}
            value={String(edition)}
            onChange={(chosen) => onEdition(Number(chosen ?? present))}
          />
        </div>
      }
      actions={
        <ExportButton
          name={`bilan-comptes-${edition}`}
          path={pathOf(ledgerRoutes.exportStatement, { edition })}
        />
      }
    >
      <Surface>
        {!statement && <LoadState skeleton={{ lines: 12, height: "24px" }} {...loadState(reading)} />}
        {statement?.lines.length === 0 && (
          <EmptyState picture="money" title={`Rien n'a bougé pendant l'édition ${edition}`} />
        )}
        {statement && statement.lines.length > 0 && (
          <div className={styles.body}>
            <Summary statement={statement} />
            <BarChart
              caption={`Montants de l'édition ${edition} par mois et par type, en euros`}
              categoryLabel="Mois"
              categories={barsOf(statement.lines)}
              series={chartedTypes}
            />
            <TitledTable
              title="Par type"
              rows={ledger.movedByType(statement.lines).map((row) => ({
                ...row,
                key: row.type,
                name: transactionLabels[row.type],
              }))}
              columns={typeColumns}
              getRowId={({ key }) => key}
              emptyText=""
            />
            <TitledTable
              title="Par mois"
              rows={ledger.movedByMonth(statement.lines).map((row) => ({
                ...row,
                key: row.month,
                name: monthName(row.month),
              }))}
              columns={monthColumns}
              getRowId={({ key }) => key}
              emptyText=""
            />
          </div>
        )}
      </Surface>
    </ListPage>
  );
}

function Summary({ statement: { lines, surplus } }: { statement: ledger.EditionStatement }) {
  const { credited, charged, exchanged } = ledger.totalMoved(lines);
  return (
    <Text as="p">
      {`Crédité aux comptes : ${formatAmount(credited)}. Débité : ${formatAmount(charged)}. `}
      {`Échangé entre bénévoles : ${formatAmount(exchanged)}. `}
      <strong>{`Gardé par l'association grâce aux arrondis : ${formatAmount(surplus)}.`}</strong>
    </Text>
  );
}
