import { NavLink, useLocation } from "@coulisses/shared-pages/router";
import { makeStyles, media, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { useSite } from "../../site/site";
import { isSubpage, type SitePage } from "../../site/site-page";
import { PageBadge } from "./page-badge";
import { useRailStyles } from "./rail-styles";

const useStyles = makeStyles({
  link: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    // Folded, the icon is alone in its round field.
    gap: "calc(var(--unfolded) * 10px)",
    minHeight: "38px",
    padding: "0 12px",
    borderRadius: "12px",
    color: tokens.colorNeutralForeground1,
    textDecoration: "none",
    transitionProperty: "background-color",
    transitionDuration: "0.12s",
    ":hover": { backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground} 22%, transparent)` },
    [media.reducedMotion]: { transitionDuration: "0s" },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorBrandBackground,
      color: tokens.colorNeutralForegroundOnBrand,
      fontWeight: 650,
    },
  },
  /** Leaves the room of the badge at the end of the unfolded line. */
  counted: { paddingRight: "calc(12px + var(--unfolded) * 24px)" },
  title: { flexGrow: 1, overflow: "hidden", textOverflow: "ellipsis" },
});

type NavigationLinkProps = { page: SitePage; onOpen: () => void };

export function NavigationLink({ page, onOpen }: NavigationLinkProps) {
  const styles = useStyles();
  const rail = useRailStyles();
  const { pages } = useSite();
  const end = isSubpage(pages, page, useLocation().pathname);
  return (
    <li>
      <NavLink
        to={page.path}
        end={end || page.path === "/"}
        className={mergeClasses(styles.link, page.badge !== undefined && styles.counted)}
        onClick={onOpen}
      >
        <PageIcon name={page.icon} size={20} />
        <span className={`${styles.title} ${rail.unfoldedOnly}`}>{page.title}</span>
        {page.badge !== undefined && <PageBadge badge={page.badge} />}
      </NavLink>
    </li>
  );
}
