import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { transactionLabels, transactionTypes } from "@coulisses/shared-domain/personal-account/transaction";
import type { ComparedTotals } from "../money/totals";

/** Both sides of an amount: what it is there, what it is here. */
const both = (there: number, here: number) => `${formatAmount(there)} = ${formatAmount(here)}`;

/** The sums of both sides, by type for all people, then by person and type. */
export function moneyText(totals: readonly ComparedTotals[]): string[] {
  const types = transactionTypes.flatMap((type) => {
    const [there, here] = [sumOf(totals, "there", type), sumOf(totals, "here", type)];
    return totals.some((one) => one.there.byType.has(type))
      ? [`- ${transactionLabels[type]} : ${both(there, here)}`]
      : [];
  });
  const [there, here] = [balanceOf(totals, "there"), balanceOf(totals, "here")];
  return [
    "## Comptes (Overbookd = ici)",
    "",
    ...types,
    `- Solde de toutes les personnes : ${both(there, here)}`,
    `- Caisse de l'association : ${both(-there, -here)}`,
    "",
    "### Par personne",
    "",
    ...totals.map(personLine),
    "",
  ];
}

function personLine({ name, there, here }: ComparedTotals): string {
  const types = transactionTypes.flatMap((type) =>
    there.byType.has(type)
      ? [`${transactionLabels[type]} ${both(there.byType.get(type) ?? 0, here.byType.get(type) ?? 0)}`]
      : [],
  );
  return `- ${name} : solde ${both(there.balance, here.balance)} (${types.join(" ; ")})`;
}

type Side = "there" | "here";

const sumOf = (totals: readonly ComparedTotals[], side: Side, type: keyof typeof transactionLabels) =>
  totals.reduce((sum, one) => sum + (one[side].byType.get(type) ?? 0), 0);

const balanceOf = (totals: readonly ComparedTotals[], side: Side) =>
  totals.reduce((sum, one) => sum + one[side].balance, 0);
