import { NavLink, useLocation } from "@coulisses/shared-pages/router";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { isSubpage, type SitePage } from "../../site/site-page";
import { BOTTOM_BAR_HEIGHT } from "../measures";

const useStyles = makeStyles({
  sheet: {
    position: "fixed",
    inset: `auto 8px calc(${BOTTOM_BAR_HEIGHT} + 8px) 8px`,
    maxHeight: "70dvh",
    overflowY: "auto",
    margin: 0,
    padding: "8px",
    listStyle: "none",
    borderRadius: "25px",
    background: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
  },
  link: {
    display: "flex",
    alignItems: "center",
    gap: "14px",
    minHeight: "48px",
    padding: "0 16px",
    borderRadius: "16px",
    color: tokens.colorNeutralForeground1,
    textDecoration: "none",
    '&[aria-current="page"]': {
      background: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
    },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

export type MorePagesProps = { pages: readonly SitePage[]; onOpen: () => void };

export function MorePages({ pages, onOpen }: MorePagesProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  return (
    <ul className={styles.sheet} aria-label="Les autres pages">
      {pages.map((page) => (
        <li key={page.path}>
          <NavLink
            to={page.path}
            end={isSubpage(pages, page, pathname)}
            className={styles.link}
            onClick={onOpen}
          >
            <PageIcon name={page.icon} size={22} />
            {page.title}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
