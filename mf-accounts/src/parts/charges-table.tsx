import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Notice } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { Balance } from "./balance";

/** A person and their amount in cents; `after` is their new balance, where the reader may see it. */
export type Charged = { id: number; name: string; amount: number; isBelowZero: boolean; after?: number };

type Props = {
  caption: string;
  amountHeader: string;
  charged: readonly Charged[];
  emptyText: string;
};

/** « 3 personnes ». */
export const peopleText = (count: number) => `${count} ${count > 1 ? "personnes" : "personne"}`;

/** Amounts by person before they are saved; marks the accounts they put below zero. */
export function ChargesTable({ caption, amountHeader, charged, emptyText }: Props) {
  const below = charged.filter(({ isBelowZero }) => isBelowZero);
  const showsAfter = charged.some(({ after }) => after !== undefined);
  const columns = useMemo(
    (): Column<Charged>[] => [
      { key: "name", header: "Nom", render: ({ name }) => name, mobileTitle: true },
      {
        key: "amount",
        header: amountHeader,
        width: "128px",
        align: "end",
        render: ({ amount }) => formatAmount(amount),
      },
      ...(showsAfter
        ? [
            {
              ...({ key: "after", header: "CP après", width: "110px", align: "end" } as const),
              render: ({ after }: Charged) => <Balance balance={after} />,
            },
          ]
        : []),
    ],
    [amountHeader, showsAfter],
  );
  return (
    <>
      {below.length > 0 && (
        <Notice intent="warning" title={`${peopleText(below.length)} sous zéro après`}>
          {below
            .map(({ name, after }) => (after === undefined ? name : `${name} (${formatAmount(after)})`))
            .join(", ")}
        </Notice>
      )}
      <SimpleTable
        caption={caption}
        rows={charged}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText={emptyText}
      />
    </>
  );
}
