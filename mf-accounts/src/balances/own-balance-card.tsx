import { useGetMeQuery } from "@coulisses/shared-auth";
import { Skeleton } from "@coulisses/shared-ui/base";
import { BalanceLink } from "./balance-link";

/** The balance of one's own account, in one's profile. */
export default function OwnBalanceCard() {
  const { data: me } = useGetMeQuery();
  if (me?.balance === undefined) return <Skeleton lines={1} />;
  return <BalanceLink cents={me.balance} to="/my-personal-account" />;
}
