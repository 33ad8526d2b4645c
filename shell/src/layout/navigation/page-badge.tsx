import { useCan } from "@coulisses/shared-auth";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { Badge, makeStyles, mergeClasses } from "@coulisses/shared-ui/base";
import { type PageBadge as Declaration, useCountBadgeQuery } from "../../api/badges";

const useStyles = makeStyles({
  /** On the icon's corner while the rail is folded, at the end of the line once unfolded; it grows to the left. */
  badge: {
    position: "absolute",
    top: "calc(var(--unfolded) * 11px)",
    left: "calc(44px + var(--unfolded) * (var(--open-width) - 70px))",
    transform: "translateX(-100%)",
  },
});

export type PageBadgeProps = {
  badge: Declaration;
  /** At the end of its line, outside of the rail. */
  inline?: boolean;
};

/** The number of things that wait for the person there; asked only when they hold the permission. */
export function PageBadge({ badge, inline = false }: PageBadgeProps) {
  const styles = useStyles();
  const mayCount = useCan(badge.permission as Permission);
  const { data: count } = useCountBadgeQuery(badge, { skip: !mayCount });
  return (
    <Badge size="small" count={count} label="à traiter" className={mergeClasses(!inline && styles.badge)} />
  );
}

type SummedBadgeProps = {
  badges: readonly Declaration[];
  /** The sum of those before. */
  before?: number;
  className?: string | undefined;
};

/** The sum of several badges, each read as on its own line. */
export function SummedBadge({ badges: [first, ...others], before = 0, className }: SummedBadgeProps) {
  if (first === undefined)
    return <Badge size="small" count={before} label="à traiter" className={className ?? ""} />;
  return <BadgeAndOthers first={first} badges={others} before={before} className={className} />;
}

function BadgeAndOthers({ first, before = 0, ...others }: SummedBadgeProps & { first: Declaration }) {
  const mayCount = useCan(first.permission as Permission);
  const { data: count = 0 } = useCountBadgeQuery(first, { skip: !mayCount });
  return <SummedBadge {...others} before={before + count} />;
}
