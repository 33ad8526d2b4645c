import { useLocation, useNavigate } from "@coulisses/shared-pages/router";
import { useGetPreferencesQuery, useSession } from "@coulisses/shared-auth";
import { sideMenu } from "@coulisses/shared-domain/navigation/page-search";
import { Divider, makeStyles, mergeClasses, Text } from "@coulisses/shared-ui/base";
import { useEffect, useRef, useState } from "react";
import { openDialog } from "../../help/open-dialog";
import { inMenu, inSearch, menuGroups } from "../../site/site-page";
import { useSite } from "../../site/site";
import { useMenuWidth } from "./menu-choices";
import { NavigationLink } from "./navigation-link";
import { PageGroup } from "./page-group";
import { PageSearch } from "./page-search";
import { PanelItem } from "./panel-item";
import { useRailStyles } from "./rail-styles";

const useStyles = makeStyles({
  nothing: { padding: "12px" },
});

/**
 * The pages in groups with names: a column beside the page, or a rail of icons that unfolds under the pointer or the
 * keyboard's focus, until a page is chosen.
 */
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
  const width = useMenuWidth();
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
      className={mergeClasses(rail.rail, width.isWide ? rail.wide : !isChosen && rail.unfolding)}
      onPointerEnter={unfold}
      onPointerLeave={unfold}
      onFocus={unfold}
    >
      <PageSearch value={typed} onChange={setTyped} onEnter={openFirst} />
      <div ref={area} className={rail.pages}>
        {first.length > 0 && (
          <ul className={rail.list}>
            {first.map((page) => (
              <NavigationLink key={page.path} page={page} onOpen={endSearch} />
            ))}
          </ul>
        )}
        {menuGroups.map((group) => (
          <PageGroup
            key={group.id}
            {...group}
            pages={others.filter(({ menu }) => menu?.group === group.id)}
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
        <span className={rail.unfoldedOnly}>Aide sur Coulisses</span>
      </PanelItem>
      <PanelItem
        icon="bug"
        onClick={() => {
          openDialog("bug");
        }}
      >
        <span className={rail.unfoldedOnly}>Signaler un bug</span>
      </PanelItem>
      {width.hasRoom && (
        <PanelItem icon={width.isWide ? "menu-open" : "menu-close"} onClick={width.toggle}>
          <span className={rail.unfoldedOnly}>
            {width.isWide ? "Réduire le menu" : "Garder le menu ouvert"}
          </span>
        </PanelItem>
      )}
    </nav>
  );
}
