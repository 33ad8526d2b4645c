import { Badge, makeStyles } from "@coulisses/shared-ui/base";
import type { Count } from "../../api/badges";
import { Counts } from "../../site/counts";

const useStyles = makeStyles({
  /** On the icon's corner while the rail is folded, at the end of the line once unfolded; it grows to the left. */
  badge: {
    position: "absolute",
    top: "calc(var(--unfolded) * 11px)",
    left: "calc(44px + var(--unfolded) * (var(--open-width) - 66px))",
    transform: "translateX(-100%)",
  },
});

type PageBadgeProps = {
  badge: Count;
  /** At the end of its line, outside of the rail. */
  inline?: boolean;
};

/** The number of things that wait for the person there; asked only when they hold the permission. */
export function PageBadge({ badge, inline = false }: PageBadgeProps) {
  const styles = useStyles();
  return <SummedBadge badges={[badge]} {...(!inline && { className: styles.badge })} />;
}

/** The sum of several badges, each read as on its own line. */
export function SummedBadge({ badges, className = "" }: { badges: readonly Count[]; className?: string }) {
  return (
    <Counts of={badges}>
      {(counts) => (
        <Badge
          size="small"
          count={counts.reduce((sum, count) => sum + count, 0)}
          label="à traiter"
          className={className}
        />
      )}
    </Counts>
  );
}
