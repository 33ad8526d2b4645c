import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { isBelowZero } from "@coulisses/shared-domain/personal-account/balance";
import { makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({ negative: { color: tokens.refusedInk } });

/** The balance of an account in cents, red when it is a debt. */
export function Balance({ balance = 0 }: { balance?: number | undefined }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(isBelowZero(balance) && styles.negative)}>{formatAmount(balance)}</span>
  );
}
