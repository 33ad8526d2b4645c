import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Link } from "@coulisses/shared-pages/router";
import { fingerSized, makeStyles } from "@coulisses/shared-ui/base";
import { Amount } from "../my-personal-account/amount";

const useStyles = makeStyles({
  link: {
    color: "inherit",
    textDecoration: "underline",
    ...fingerSized,
  },
});

/** A balance that leads to its account. */
export function BalanceLink({ cents, to }: { cents: number; to: string }) {
  return (
    <Link to={to} className={useStyles().link}>
      <Amount cents={cents}>{formatAmount(cents)}</Amount>
    </Link>
  );
}
