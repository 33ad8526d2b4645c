import { findPage, type Page } from "@coulisses/shared-domain/navigation/page";

/**
 * The screens of visitors; `application` is the registration page of a feature app. `kiosk` is an app's too,
 * for a screen on a wall: it fills the window, with or without a session. So is `claim`, in the frame of
 * registration: the phone that scans its QR may belong to a person who is logged in.
 */
export type PublicScreen = "login" | "reset" | "email-change" | "application" | "kiosk" | "claim";

type PublicPage = Page & { screen: PublicScreen };

/** The registration, the claim, the first start and the kiosk belong to feature apps, but they must be known before the registry. */
export const publicPages: PublicPage[] = [
  { path: "/login", title: "Connexion", mobile: true, public: true, screen: "login" },
  { path: "/reset", title: "Mot de passe", mobile: true, public: true, screen: "reset" },
  { path: "/reset/:token", title: "Mot de passe", mobile: true, public: true, screen: "reset" },
  {
    path: "/email-change/:token",
    title: "Adresse mail",
    mobile: true,
    public: true,
    screen: "email-change",
  },
  { path: "/register", title: "Inscription", mobile: true, public: true, screen: "application" },
  { path: "/claim", title: "Récupérer mon compte", mobile: true, public: true, screen: "claim" },
  { path: "/first-start", title: "Premier démarrage", mobile: true, public: true, screen: "claim" },
  { path: "/kiosk/:secret", title: "Qui est où", mobile: true, public: true, screen: "kiosk" },
  { path: "/wall-board", title: "Tableau du QG", mobile: true, public: true, screen: "kiosk" },
];

/** True for the address of a screen on a wall. */
export const isKiosk = (path: string): boolean => findPage(publicPages, path)?.screen === "kiosk";

/** True for an address that an app shows without the frame of the site, with or without a session. */
export const isWithoutFrame = (path: string): boolean =>
  isKiosk(path) || findPage(publicPages, path)?.screen === "claim";

/** The screen at an address that is the same with and without a session. */
export function screenForAll(path: string): PublicScreen | undefined {
  const screen = findPage(publicPages, path)?.screen;
  return screen === "kiosk" || screen === "claim" || screen === "email-change" ? screen : undefined;
}
