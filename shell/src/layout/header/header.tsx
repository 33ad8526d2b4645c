import { Link, useLocation } from "@coulisses/shared-pages/router";
import { makeStyles, media, mergeClasses, tokens, useIsMobile } from "@coulisses/shared-ui/base";

import { UpdatePill } from "../../updates/update-pill";
import { parentOf } from "../../site/site-page";
import { useSite } from "../../site/site";
import { AccountArea } from "./account-area";
import { BackLink } from "./back-link";
import { Bell } from "./bell";
import { FinderButton } from "./finder-button";
import { LiveIndicator } from "./live-indicator";
import { HEADER_HEIGHT } from "../measures";
import { MobileTitle } from "./mobile-title";
import { NewsMark } from "./news-mark";
import { useStageStyles } from "./stage-styles";
import { version } from "../../version";

const useStyles = makeStyles({
  header: {
    position: "fixed",
    inset: "0 0 auto 0",
    zIndex: 20,
    height: HEADER_HEIGHT,
    boxSizing: "border-box",
    padding: "0 16px 0 14px",
    display: "flex",
    alignItems: "center",
    gap: "14px",
    background: tokens.navigationBackground,
    color: tokens.colorNeutralForeground1,
    [media.mobile]: { padding: "0 8px 0 12px", gap: "10px" },
  },
  brand: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    color: "inherit",
    textDecoration: "none",
    fontWeight: 700,
    fontSize: "19px",
    letterSpacing: "-0.03em",
    borderRadius: "10px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "3px" },
    [media.mobile]: { minWidth: "44px", minHeight: "44px", justifyContent: "center" },
  },
  version: {
    fontSize: "11px",
    fontWeight: 400,
    letterSpacing: 0,
    color: tokens.colorNeutralForeground3,
  },
  middle: { flexGrow: 1 },
});

export function Header() {
  const styles = useStyles();
  const stage = useStageStyles();
  const isMobile = useIsMobile();
  const { pages } = useSite();
  const { pathname } = useLocation();
  const parent = parentOf(pages, pathname);
  return (
    <header className={mergeClasses(styles.header, isMobile && pathname === "/" && stage.lights)}>
      {isMobile && parent !== undefined ? (
        <BackLink parent={parent} />
      ) : (
        <Link to="/" className={styles.brand}>
          <img src="/shell/favicon.svg" alt="Accueil" width={32} height={32} />
          {!isMobile && (
            <>
              <span>Coulisses</span>
              <span className={styles.version}>v{version}</span>
            </>
          )}
        </Link>
      )}
      {isMobile ? <MobileTitle /> : <div className={styles.middle} />}
      <FinderButton />
      <Bell />
      {!isMobile && <NewsMark />}
      <UpdatePill />
      <LiveIndicator />
      <AccountArea />
    </header>
  );
}
