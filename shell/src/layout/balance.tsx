import { useCan, useGetMeQuery } from "@coulisses/shared-auth";
import { makeStyles, mergeClasses, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { formatMoney } from "./format-money";

const useStyles = makeStyles({
  balance: { fontWeight: 600, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  credit: { color: tokens.validatedInk },
  debit: { color: tokens.refusedInk },
});

/** What one's personal account holds. */
export function Balance() {
  const styles = useStyles();
  const hasAccount = useCan("have-personal-account");
  const { data: me } = useGetMeQuery();
  if (!hasAccount || me === undefined) return null;
  const { balance } = me;
  return (
    <span className={mergeClasses(styles.balance, balance > 0 && styles.credit, balance < 0 && styles.debit)}>
      <VisuallyHidden>Solde : </VisuallyHidden>
      {formatMoney(balance)}
    </span>
  );
}
