import { useNavigate } from "@coulisses/federation/platform/router";
import { useGetPreferencesQuery, useSession } from "@coulisses/shared-auth";
import { sideMenu } from "@coulisses/shared-domain/navigation/page-search";
import { Divider, makeStyles, mergeClasses, Text } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { openDialog } from "../help/open-dialog";
import { inMenu } from "../site/site-page";
import { useSite } from "../site/site";
import { NavigationLink } from "./navigation-link";
import { PageSearch } from "./page-search";
import { PanelItem } from "./panel-item";
import { useRailStyles } from "./rail-styles";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: "2px" },
  nothing: { padding: "12px" },
});

/** A rail of icons that unfolds under the pointer or the keyboard's focus. */
export function SideNavigation() {
  const styles = useStyles();
  const rail = useRailStyles();
  const { pages } = useSite();
  const navigate = useNavigate();
  const { access } = useSession();
  const { data: preferences } = useGetPreferencesQuery();
  const [typed, setTyped] = useState("");
  const favorites = preferences?.favoritePages ?? [];
  const { first, others } = sideMenu(inMenu(pages), { access, favorites, typed });

  // Opening a page ends the search: the field starts anew.
  const endSearch = () => {
    setTyped("");
  };
  const openFirst = () => {
    const [found] = first;
    if (typed.trim() === "" || found === undefined) return;
    endSearch();
    void navigate(found.path);
  };

  return (
    <nav aria-label="Navigation principale" className={rail.rail}>
      <PageSearch value={typed} onChange={setTyped} onEnter={openFirst} />
      <div className={rail.pages}>
        <ul className={styles.list}>
          {first.map((page) => (
            <NavigationLink key={page.path} page={page} onOpen={endSearch} />
          ))}
        </ul>
        {first.length > 0 && others.length > 0 && <Divider className={rail.divider} />}
        <ul className={styles.list}>
          {others.map((page) => (
            <NavigationLink key={page.path} page={page} onOpen={endSearch} />
          ))}
        </ul>
        {first.length + others.length === 0 && (
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
