import { useLocation, useNavigate } from "@coulisses/shared-pages/router";
import { useGetPreferencesQuery, useSession } from "@coulisses/shared-auth";
import { sideMenu } from "@coulisses/shared-domain/navigation/page-search";
import { Divider, makeStyles, mergeClasses, Text, tokens } from "@coulisses/shared-ui/base";
import { useEffect, useRef, useState } from "react";
import { openDialog } from "../../help/open-dialog";
import { inMenu, inSearch, menuGroups, type SitePage } from "../../site/site-page";
import { useSite } from "../../site/site";
import { NavigationLink } from "./navigation-link";
import { PageSearch } from "./page-search";
import { PanelItem } from "./panel-item";
import { useRailStyles } from "./rail-styles";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: "2px" },
  nothing: { padding: "12px" },
  /** A line while the rail is folded, the group's name once it is unfolded: nothing moves. */
  group: {
    position: "relative",
    display: "flex",
    alignItems: "end",
    height: "26px",
    padding: "0 12px 3px",
    overflow: "hidden",
    "::before": {
      content: '""',
      position: "absolute",
      left: 0,
      right: 0,
      top: "13px",
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      opacity: "calc(1 - var(--unfolded))",
    },
  },
});

/** A rail of icons that unfolds under the pointer or the keyboard's focus, until a page is chosen. */
export function SideNavigation() {
  const styles = useStyles();
  const rail = useRailStyles();
  const { pages } = useSite();
  const navigate = useNavigate();
  const { access } = useSession();
  const { data: preferences } = useGetPreferencesQuery();
  const [typed, setTyped] = useState("");
  const { pathname } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const [isChosen, setIsChosen] = useState(false);
  const favorites = preferences?.favoritePages ?? [];
  const { first, others } = sideMenu(typed.trim() === "" ? inMenu(pages) : inSearch(pages), {
    access,
    favorites,
    typed,
  });

  const count = first.length + others.length;
  useEffect(() => {
    area.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname, count]);

  // Opening a page ends the search and folds the rail though the pointer is still over it.
  const endSearch = () => {
    setTyped("");
    setIsChosen(true);
  };
  const openFirst = () => {
    const [found] = first;
    if (typed.trim() === "" || found === undefined) return;
    endSearch();
    void navigate(found.path);
  };
  const unfold = () => setIsChosen(false);

  return (
    <nav
      aria-label="Navigation principale"
      className={mergeClasses(rail.rail, !isChosen && rail.unfolding)}
      onPointerEnter={unfold}
      onPointerLeave={unfold}
      onFocus={unfold}
    >
      <PageSearch value={typed} onChange={setTyped} onEnter={openFirst} />
      <div ref={area} className={rail.pages}>
        <PageList pages={first} onOpen={endSearch} />
        {menuGroups.map(({ id, title }) => (
          <PageList
            key={id}
            title={title}
            pages={others.filter(({ menu }) => menu?.group === id)}
            onOpen={endSearch}
          />
        ))}
        {count === 0 && (
          <Text muted className={mergeClasses(styles.nothing, rail.unfoldedOnly)}>
            Aucune page ne porte ce nom
          </Text>
        )}
      </div>
      <Divider className={rail.divider} />
      <PanelItem
        icon="help-circle"
        onClick={() => {
          openDialog("help");
        }}
      >
        <span className={rail.unfoldedOnly}>Besoin d'aide ?</span>
      </PanelItem>
      <PanelItem
        icon="bug"
        onClick={() => {
          openDialog("bug");
        }}
      >
        <span className={rail.unfoldedOnly}>Signaler un bug</span>
      </PanelItem>
    </nav>
  );
}

type PageListProps = { title?: string; pages: readonly SitePage[]; onOpen: () => void };

/** The pages of one group under its name. */
function PageList({ title, pages, onOpen }: PageListProps) {
  const styles = useStyles();
  const rail = useRailStyles();
  if (pages.length === 0) return null;
  return (
    <>
      {title && (
        <div className={styles.group} aria-hidden="true">
          <Text size="small" weight="bold" muted className={rail.unfoldedOnly}>
            {title}
          </Text>
        </div>
      )}
      <ul className={styles.list} {...(title && { "aria-label": title })}>
        {pages.map((page) => (
          <NavigationLink key={page.path} page={page} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
