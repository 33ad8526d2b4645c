import { loadState } from "@coulisses/shared-auth";
import { isInBalance, type WrongAccount } from "@coulisses/shared-domain/ledger/account-check";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { ListPage, LoadState, makeStyles, Notice, PageAction, Surface } from "@coulisses/shared-ui/base";
import { type Column, TitledTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { useCheckAccountsQuery } from "../api/ledger-api";

const useStyles = makeStyles({
  body: { display: "flex", flexDirection: "column", gap: "16px" },
  facts: { display: "grid", gridTemplateColumns: "auto 1fr", gap: "6px 24px", margin: 0 },
  value: { margin: 0, fontVariantNumeric: "tabular-nums" },
});

/** The association's cash is the opposite of its account, which counts what it owes. */
const inCash = (cents: number) => 0 - cents;
const seen = ({ owner }: WrongAccount, cents: number) => (owner ? cents : inCash(cents));

const columns: Column<WrongAccount>[] = [
  {
    key: "account",
    header: "Compte",
    mobileTitle: true,
    render: ({ account, owner }) => `${owner ? displayName(owner) : "Caisse"} (compte ${account})`,
  },
  { key: "balance", header: "Solde", align: "end", render: (one) => formatAmount(seen(one, one.balance)) },
  { key: "sum", header: "Somme des lignes", align: "end", render: (one) => formatAmount(seen(one, one.sum)) },
  {
    key: "difference",
    header: "Écart",
    align: "end",
    render: (one) => formatAmount(seen(one, one.balance - one.sum)),
  },
];

/** Adds every account up again: each balance against its lines, and all of them together against zero. */
export function AccountCheckView({ back }: { back: ReactNode }) {
  const styles = useStyles();
  const reading = useCheckAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: check, isFetching, refetch } = reading;
  return (
    <ListPage
      filters={back}
      actions={
        <PageAction
          main
          label="Vérifier à nouveau"
          icon={<UiIcon name="refresh" />}
          loading={isFetching}
          onClick={() => void refetch()}
        />
      }
    >
      <Surface>
        {!check && <LoadState skeleton={{ lines: 5, height: "20px" }} {...loadState(reading)} />}
        {check && (
          <div className={styles.body}>
            {isInBalance(check) ? (
              <Notice intent="success" role="status" title="Les comptes sont justes">
                Chaque solde est la somme de ses lignes, et la caisse est la somme des soldes.
              </Notice>
            ) : (
              <Notice intent="error" role="alert" title="Les comptes ne tombent pas juste">
                La base de données a été modifiée en dehors de Coulisses. Préviens la personne qui
                l'administre, et ne saisis plus rien d'ici là.
              </Notice>
            )}
            <dl className={styles.facts}>
              <dt>Vérifié le</dt>
              <dd className={styles.value}>{formatDateTime(check.date)}</dd>
              <dt>Comptes</dt>
              <dd className={styles.value}>{check.accounts.toLocaleString("fr")}</dd>
              <dt>Transactions</dt>
              <dd className={styles.value}>{check.transactions.toLocaleString("fr")}</dd>
              <dt>Solde de la caisse</dt>
              <dd className={styles.value}>{formatAmount(inCash(check.cash))}</dd>
              <dt>Écart entre la caisse et tous les comptes</dt>
              <dd className={styles.value}>{formatAmount(check.total)}</dd>
            </dl>
            {check.wrong.length > 0 && (
              <TitledTable
                title="Comptes dont le solde diffère"
                rows={check.wrong}
                columns={columns}
                getRowId={({ account }) => account}
                emptyText=""
              />
            )}
          </div>
        )}
      </Surface>
    </ListPage>
  );
}
