import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { isBelowZero } from "@coulisses/shared-domain/personal-account/balance";
import { makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({ negative: { color: tokens.refusedInk } });

/** What is on an account, in the colour of a debt where it is one. */
export function Balance({ balance = 0 }: { balance?: number | undefined }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(isBelowZero(balance) && styles.negative)}>{formatAmount(balance)}</span>
  );
}
