import { useCan } from "@coulisses/shared-auth";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { Badge, makeStyles } from "@coulisses/shared-ui/base";
import { type PageBadge as Declaration, useCountBadgeQuery } from "../../api/badges";

const useStyles = makeStyles({
  /** On the icon's corner while the rail is folded, at the end of the line once unfolded; it grows to the left. */
  badge: {
    position: "absolute",
    top: "calc(var(--unfolded) * 11px)",
    left: "calc(44px + var(--unfolded) * 226px)",
    transform: "translateX(-100%)",
  },
});

export type PageBadgeProps = { badge: Declaration };

/** The number of things that wait for the person there; asked only when they hold the permission. */
export function PageBadge({ badge }: PageBadgeProps) {
  const styles = useStyles();
  const mayCount = useCan(badge.permission as Permission);
  const { data: count } = useCountBadgeQuery(badge, { skip: !mayCount });
  return <Badge size="small" count={count} label="à traiter" className={styles.badge} />;
}
