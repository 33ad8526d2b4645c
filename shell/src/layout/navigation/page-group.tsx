import { makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useLocation } from "@coulisses/shared-pages/router";
import { isSubpage, type SitePage } from "../../site/site-page";
import { useSite } from "../../site/site";
import { useClosedGroups } from "./menu-choices";
import { NavigationLink } from "./navigation-link";
import { SummedBadge } from "./page-badge";
import { useRailStyles } from "./rail-styles";

const useStyles = makeStyles({
  /** A line while the rail is folded, the group's name once it is unfolded: nothing moves. */
  group: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "6px",
    width: "100%",
    minHeight: "32px",
    marginTop: "4px",
    padding: "0 12px",
    border: "none",
    borderRadius: "10px",
    overflow: "hidden",
    background: "transparent",
    color: tokens.colorNeutralForeground3,
    font: "inherit",
    fontSize: "12px",
    fontWeight: 600,
    textAlign: "left",
    cursor: "pointer",
    "::before": {
      content: '""',
      position: "absolute",
      left: 0,
      right: 0,
      top: "50%",
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      opacity: "calc(1 - var(--unfolded))",
    },
    ":hover": { color: tokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  title: { flexGrow: 1 },
  arrow: { display: "inline-flex" },
});

type PageGroupProps = {
  /** Its name in `feature.json`, under which this device keeps it closed. */
  id: string;
  title: string;
  pages: readonly SitePage[];
  onOpen: () => void;
};

/**
 * The pages of one group under its name, which opens and closes it. Closed, it keeps the page that one is on, and
 * sums what waits on the others.
 */
export function PageGroup({ id, title, pages, onOpen }: PageGroupProps) {
  const styles = useStyles();
  const rail = useRailStyles();
  const { pages: all } = useSite();
  const { pathname } = useLocation();
  const { isClosed, toggle } = useClosedGroups();
  if (pages.length === 0) return null;
  const closed = isClosed(id);
  const isHere = (page: SitePage) =>
    `${pathname}/`.startsWith(`${page.path}/`) && !isSubpage(all, page, pathname);
  const shown = closed ? pages.filter(isHere) : pages;
  const hidden = pages.filter((page) => !shown.includes(page)).flatMap(({ badge }) => badge ?? []);
  return (
    <>
      <button
        type="button"
        className={styles.group}
        aria-expanded={!closed}
        onClick={() => {
          toggle(id);
        }}
      >
        <span className={mergeClasses(styles.title, rail.unfoldedOnly)}>{title}</span>
        <SummedBadge badges={hidden} />
        <span className={mergeClasses(styles.arrow, rail.unfoldedOnly)}>
          <UiIcon name={closed ? "chevron-right" : "chevron-down"} size={16} />
        </span>
      </button>
      {shown.length > 0 && (
        <ul className={rail.list} aria-label={title}>
          {shown.map((page) => (
            <NavigationLink key={page.path} page={page} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  );
}
