import { useSession } from "@coulisses/shared-auth";
import { sideMenu } from "@coulisses/shared-domain/navigation/page-search";
import { NavLink, useLocation, useNavigate } from "@coulisses/shared-pages/router";
import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { isSubpage, menuGroups, type SitePage } from "../../site/site-page";
import { BOTTOM_BAR_HEIGHT } from "../measures";
import { PageBadge } from "./page-badge";
import { PageSearch } from "./page-search";

const useStyles = makeStyles({
  sheet: {
    position: "fixed",
    inset: `auto 8px calc(${BOTTOM_BAR_HEIGHT} + 8px) 8px`,
    maxHeight: "75dvh",
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    padding: "12px",
    borderRadius: "25px",
    background: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    // The field of the search has its border, as in the unfolded rail.
    "--unfolded": "1",
  },
  pages: { overflowY: "auto", overscrollBehavior: "contain" },
  group: { margin: "12px 0 2px", padding: "0 16px" },
  list: { listStyle: "none", margin: 0, padding: 0 },
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
  title: { flexGrow: 1 },
});

export type MorePagesProps = { pages: readonly SitePage[]; onOpen: () => void };

/** The pages without a place in a phone's bar, in their groups, with a search. */
export default function MorePages({ pages, onOpen }: MorePagesProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { access } = useSession();
  const [typed, setTyped] = useState("");
  const isSearching = typed.trim() !== "";
  const { first } = sideMenu(pages, { access, favorites: [], typed });
  const groups = menuGroups.map((group) => ({
    ...group,
    pages: pages.filter(({ menu }) => menu?.group === group.id),
  }));
  const openFirst = () => {
    const [found] = first;
    if (!isSearching || found === undefined) return;
    onOpen();
    void navigate(found.path);
  };
  return (
    <div className={styles.sheet}>
      <PageSearch value={typed} onChange={setTyped} onEnter={openFirst} />
      <div className={styles.pages}>
        {isSearching ? (
          <Pages pages={first} onOpen={onOpen} title="Pages trouvées" />
        ) : (
          groups
            .filter((group) => group.pages.length > 0)
            .map((group) => (
              <div key={group.id}>
                <Text as="p" size="small" weight="bold" muted className={styles.group} aria-hidden="true">
                  {group.title}
                </Text>
                <Pages pages={group.pages} onOpen={onOpen} title={group.title} />
              </div>
            ))
        )}
        {isSearching && first.length === 0 && (
          <Text as="p" muted className={styles.group}>
            Aucune page ne porte ce nom
          </Text>
        )}
      </div>
    </div>
  );
}

function Pages({ pages, title, onOpen }: MorePagesProps & { title: string }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  return (
    <ul className={styles.list} aria-label={title}>
      {pages.map((page) => (
        <li key={page.path}>
          <NavLink
            to={page.path}
            end={isSubpage(pages, page, pathname)}
            className={styles.link}
            onClick={onOpen}
          >
            <PageIcon name={page.icon} size={22} />
            <span className={styles.title}>{page.title}</span>
            {page.badge !== undefined && <PageBadge badge={page.badge} inline />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
