import { formatAmount } from "@coulisses/shared-domain/money/amount";
import type { MealShare } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { Notice } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";

const columns: Column<MealShare>[] = [
  { key: "name", header: "Convive", render: ({ guest }) => guest.name, mobileTitle: true },
  {
    ...{ key: "amount", header: "Sa part", width: "110px", align: "end" },
    render: ({ amount }) => formatAmount(amount),
  },
];

/** Who pays what for a meal, and who is below zero then. */
export function SharesTable({ shares }: { shares: readonly MealShare[] }) {
  const below = shares.filter(({ isBelowZero }) => isBelowZero);
  return (
    <>
      {below.length > 0 && (
        <Notice intent="warning" title="Sous zéro après">
          {below.map(({ guest }) => guest.name).join(", ")}
        </Notice>
      )}
      <SimpleTable
        caption="Qui paie quoi"
        rows={shares}
        columns={columns}
        getRowId={({ guest }) => guest.id}
        emptyText="Personne d'autre ne paie"
      />
    </>
  );
}
