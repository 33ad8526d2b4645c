import type { LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import type { LedgerSum } from "@coulisses/shared-domain/ledger/edition-statement";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { makeStyles, Text } from "@coulisses/shared-ui/base";
import { useSumTransactionsQuery } from "../api/ledger-api";

const useStyles = makeStyles({
  line: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 20px",
    minHeight: "20px",
    fontVariantNumeric: "tabular-nums",
  },
});

const counted = (count: number, word: string) =>
  `${count.toLocaleString("fr")} ${word}${count > 1 ? "s" : ""}`;

function wordsOf({ count, deleted, credited, charged, exchanged }: LedgerSum): string[] {
  return [
    counted(count, "transaction"),
    credited > 0 ? `Crédité : ${formatAmount(credited)}` : [],
    charged > 0 ? `Débité : ${formatAmount(charged)}` : [],
    exchanged > 0 ? `Échangé : ${formatAmount(exchanged)}` : [],
    deleted > 0 ? `${counted(deleted, "supprimée")}, hors des sommes` : [],
  ].flat();
}

/** The sums of all transactions that match, on whichever page. */
export function LedgerSumLine({ search }: { search: LedgerSearch }) {
  const styles = useStyles();
  const { currentData: sum } = useSumTransactionsQuery({ query: search });
  return (
    <div role="status" aria-label="Sommes" className={styles.line}>
      {sum &&
        wordsOf(sum).map((words) => (
          <Text key={words} muted>
            {words}
          </Text>
        ))}
    </div>
  );
}
