import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { loadState } from "@coulisses/shared-auth";
import { type LedgerLine, ledgerOrders } from "@coulisses/shared-domain/ledger/ledger-line";
import { transactionLabels, transactionTypes } from "@coulisses/shared-domain/personal-account/transaction";
import { ExportButton } from "@coulisses/shared-pages/export";
import { ListPage, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { DataTable, MorePages, type Sort, sortParameter } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, SelectField, SwitchField } from "@coulisses/shared-ui/filters";
import { DaysFilter } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Menu, onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { transactionsFile, useListTransactionsInfiniteQuery } from "../api/ledger-api";
import { ledgerFilterKeys, type LedgerView, readType, toSearch } from "./filters";
import { ledgerColumns } from "./ledger-columns";
import { LedgerSumLine } from "./ledger-sum-line";

const RemoveTransactionDialog = onDemand(() => import("./remove-transaction-dialog"));

const types = transactionTypes.map((value) => ({ value, label: transactionLabels[value] }));

/** Every movement of the personal accounts, with its deletion. */
export function LedgerList({ onView }: { onView: (view: LedgerView) => void }) {
  const { filters, activeCount, field, bar } = useAddressFilters(ledgerFilterKeys);
  const search = toSearch(filters);
  const [sort, setSort] = useState<Sort | null>(null);
  const reading = useListTransactionsInfiniteQuery({ ...search, ...sortParameter(sort, ledgerOrders) });
  const rows = useMemo(() => reading.currentData?.pages.flat() ?? [], [reading.currentData]);
  const [removed, setRemoved] = useState<LedgerLine | null>(null);
  const columns = useMemo(() => ledgerColumns(setRemoved), [setRemoved]);

  return (
    <ListPage
      filters={
        <FilterBar
          {...bar}
          search={<SearchField label="Nom, contexte, montant ou date" delay={400} {...field("search")} />}
        >
          <SelectField
            label="Type"
            hideLabel
            options={types}
            placeholder="Tous les types"
            value={readType(filters.type) ?? null}
            onChange={field("type").onChange}
          />
          <DaysFilter from={field("from")} to={field("to")} />
          <SwitchField
            label="Sans les supprimées"
            checked={filters.standing !== ""}
            onChange={(checked) => field("standing").onChange(checked ? "true" : null)}
          />
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
      <LedgerSumLine search={search} />
      <Surface padded={false}>
        <DataTable
          caption="Transactions"
          rows={rows}
          columns={columns}
          getRowId={({ id }) => id}
          sort={sort}
          onSortChange={setSort}
          maxHeight="calc(100dvh - 350px)"
          loadingText="Chargement des transactions..."
          emptyText={noMatch(activeCount) ?? "Aucune transaction trouvée"}
          {...loadState(reading)}
        />
        {rows.length > 0 && <MorePages {...reading} />}
      </Surface>
      {removed && <RemoveTransactionDialog line={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
