import { session } from "@coulisses/shared-auth/session";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { LoginPage } from "./login/login-page";
import { Notices } from "./notices/notices";
import { useThemeChoice } from "./theme/theme-choice";
import { goTo, pageAskedFor, useBrowserLocation } from "./root/browser-location";
import { loadApplication } from "./load-application";
import { Outliving } from "./root/outliving";
import { SafetyNet } from "./root/safety-net";
import { UnreachableScreen, WaitingScreen } from "./root/waiting-screen";
import { chooseScreen } from "./root/choose-screen";

const Application = lazy(loadApplication);
const ResetPage = lazy(() => import("./login/reset-page"));
const EmailChangePage = lazy(() => import("./login/email-change-page"));

const screens = {
  waiting: WaitingScreen,
  unreachable: UnreachableScreen,
  login: LoginPage,
  reset: ResetPage,
  "email-change": EmailChangePage,
  application: Application,
  kiosk: Application,
  claim: Application,
};

/** Chooses between the light public screens and the application, by the session. */
export function Root() {
  const state = useSyncExternalStore(session.subscribe, session.current);
  const location = useBrowserLocation();
  const { themeName } = useThemeChoice();
  const decision = chooseScreen(state, location, pageAskedFor());
  const target = "goTo" in decision ? decision.goTo : undefined;
  const screen = "show" in decision ? decision.show : "waiting";
  const address = location.path + location.search;

  const wasLoggedIn = useRef(false);
  useEffect(() => {
    if (target !== undefined) {
      const leftOnPurpose = wasLoggedIn.current && !state.expired;
      const comesToLogIn = state.status === "anonymous" && !leftOnPurpose;
      goTo(target, { replace: true, ...(comesToLogIn && { returnTo: address }) });
    }
    wasLoggedIn.current = state.status === "authenticated";
  }, [target, address, state]);

  // A visitor's pages of the application are the registration and the claim of an account.
  const isVisitor = state.status === "anonymous" && screen === "application";
  const isPublicScreen = ["login", "reset", "email-change", "claim"].includes(screen) || isVisitor;
  const Screen = screens[screen];
  // The scenery stays while the session is unknown.
  useLayoutEffect(() => {
    if (screen !== "waiting") showScenery(isPublicScreen);
  }, [screen, isPublicScreen]);

  return (
    <ThemeProvider theme={isPublicScreen ? "login" : themeName}>
      <SafetyNet>
        <Outliving>
          <Suspense fallback={<WaitingScreen />}>
            <Screen />
          </Suspense>
        </Outliving>
      </SafetyNet>
      <Notices />
    </ThemeProvider>
  );
}

/** Shows or hides what `index.html` paints behind the public pages. */
function showScenery(isShown: boolean): void {
  document.documentElement.dataset["screen"] = isShown ? "login" : "inside";
}
