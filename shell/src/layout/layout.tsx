import { useLiveConnection } from "@coulisses/shared-auth";
import { makeStyles, media, mergeClasses, tokens, useIsMobile } from "@coulisses/shared-ui/base";
import { type ReactNode, useEffect, useRef } from "react";
import { usePrefetchOnIntent } from "../features/use-prefetch-on-intent";
import { FrameDialogs } from "../help/frame-dialogs";
import { BottomBar } from "./navigation/bottom-bar";
import { Header } from "./header/header";
import {
  BOTTOM_BAR_HEIGHT,
  CONTENT_ID,
  HEADER_HEIGHT,
  NOTICE_ROOM,
  OPEN_WIDTH,
  RAIL_WIDTH,
} from "./measures";
import { keepFocusNear } from "./keep-focus-near";
import { useMenuWidth } from "./navigation/menu-choices";
import { SideNavigation } from "./navigation/side-navigation";
import { SkipLink } from "./navigation/skip-link";
import { TitleBar } from "./header/title-bar";
import { useOfflineReads } from "../offline/use-offline-reads";
import { useNotifications } from "../notifications/use-notifications";
import { usePageArrival } from "./use-page-arrival";
import { UnsentReminders } from "./unsent-reminders";
import { WaitingGestures } from "./waiting-gestures";

const useStyles = makeStyles({
  main: {
    boxSizing: "border-box",
    minHeight: "100dvh",
    padding: `calc(${HEADER_HEIGHT} + 12px) 24px 24px calc(${RAIL_WIDTH} + 24px)`,
    background: tokens.pageBackground,
    outline: "none",
    [media.mobile]: {
      padding: `calc(${HEADER_HEIGHT} + 12px) 12px calc(${BOTTOM_BAR_HEIGHT} + ${NOTICE_ROOM} + env(safe-area-inset-bottom))`,
    },
  },
  besideMenu: { paddingLeft: `calc(${OPEN_WIDTH} + 24px)` },
});

type LayoutProps = { children: ReactNode };

/** The frame around every page of someone logged in. */
export function Layout({ children }: LayoutProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const menu = useMenuWidth();
  useLiveConnection();
  usePrefetchOnIntent();
  usePageArrival();
  useOfflineReads();
  useNotifications();
  const content = useRef<HTMLElement>(null);
  useEffect(() => (content.current ? keepFocusNear(content.current) : undefined), []);
  return (
    <>
      <SkipLink />
      <Header />
      {!isMobile && <SideNavigation />}
      <main
        ref={content}
        id={CONTENT_ID}
        tabIndex={-1}
        className={mergeClasses(styles.main, menu.isWide && styles.besideMenu)}
      >
        <WaitingGestures />
        <UnsentReminders />
        {!isMobile && <TitleBar />}
        {children}
      </main>
      {isMobile && <BottomBar />}
      <FrameDialogs />
    </>
  );
}
