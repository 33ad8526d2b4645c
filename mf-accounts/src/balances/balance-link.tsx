import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Link } from "@coulisses/shared-pages/router";
import { makeStyles } from "@coulisses/shared-ui/base";
import { Amount } from "../my-personal-account/amount";

const useStyles = makeStyles({
  link: {
    color: "inherit",
    textDecoration: "underline",
    "@media (pointer: coarse)": {
      display: "inline-flex",
      alignItems: "center",
      minWidth: "44px",
      minHeight: "44px",
    },
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
