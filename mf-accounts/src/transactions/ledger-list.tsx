import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isApiError } from "@coulisses/shared-auth";
import type { LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
import { transactionLabels, transactionTypes } from "@coulisses/shared-domain/personal-account/transaction";
import { ExportButton } from "@coulisses/shared-sheets/export";
import { Button, ListPage, makeStyles, noMatch, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { DateField, FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Menu, onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { transactionsFile, useListTransactionsInfiniteQuery } from "../api/ledger-api";
import { ledgerFilterKeys, type LedgerView, readType, toSearch } from "./filters";
import { ledgerColumns } from "./ledger-columns";

const RemoveTransactionDialog = onDemand(() => import("./remove-transaction-dialog"));

const useStyles = makeStyles({
  days: { display: "flex", alignItems: "center", gap: "8px" },
  more: { display: "flex", justifyContent: "center", padding: "12px 16px" },
});

const types = transactionTypes.map((value) => ({ value, label: transactionLabels[value] }));

/** Every movement of the personal accounts; deletes one. */
export function LedgerList({ onView }: { onView: (view: LedgerView) => void }) {
  const styles = useStyles();
  const { filters, set, reset, activeCount } = useAddressFilters(ledgerFilterKeys);
  const search = toSearch(filters);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListTransactionsInfiniteQuery(search);
  const rows = useMemo(() => currentData?.pages.flat() ?? [], [currentData]);
  const [removed, setRemoved] = useState<LedgerLine | null>(null);
  const columns = useMemo(() => ledgerColumns(setRemoved), []);

  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={activeCount}
          onReset={reset}
          search={
            <SearchField
              label="Nom, contexte, montant ou date"
              delay={400}
              value={filters.search}
              onChange={(text) => set("search", text)}
            />
          }
        >
          <SelectField
            label="Type"
            hideLabel
            options={types}
            placeholder="Tous les types"
            value={readType(filters.type) ?? null}
            onChange={(chosen) => set("type", chosen ?? "")}
          />
          <div className={styles.days}>
            <span aria-hidden="true">du</span>
            <DateField label="Du" hideLabel value={filters.from} onChange={(day) => set("from", day)} />
            <span aria-hidden="true">au</span>
            <DateField label="Au" hideLabel value={filters.to} onChange={(day) => set("to", day)} />
          </div>
        </FilterBar>
      }
      actions={
        <>
          <ExportButton name="transactions" path={transactionsFile(search)} />
          <Menu
            label="Comptes"
            align="end"
            trigger={<PageAction label="Comptes" icon={<UiIcon name="menu" />} />}
            items={[
              {
                label: "Vérifier les comptes",
                icon: <UiIcon name="check" />,
                onSelect: () => onView("check"),
              },
              {
                label: "Bilan de l'édition",
                icon: <UiIcon name="history" />,
                onSelect: () => onView("statement"),
              },
            ]}
          />
        </>
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Transactions"
          rows={rows}
          columns={columns}
          getRowId={({ id }) => id}
          maxHeight="calc(100dvh - 290px)"
          loading={isFetching && rows.length === 0}
          loadingText="Chargement des transactions..."
          emptyText={noMatch(activeCount) ?? "Aucune transaction trouvée"}
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
        {rows.length > 0 && (
          <div className={styles.more}>
            {hasNextPage ? (
              <Button loading={isFetching} onClick={() => void fetchNextPage()}>
                Afficher la suite
              </Button>
            ) : (
              <Text size="small" muted>
                C'est tout.
              </Text>
            )}
          </div>
        )}
      </Surface>
      {removed && <RemoveTransactionDialog line={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
