import type { Page } from "@coulisses/shared-domain/navigation/page";

/** What a visitor sees without being logged in; `application` is the registration page of a feature app. */
export type PublicScreen = "login" | "reset" | "application";

type PublicPage = Page & { screen: PublicScreen };

/** The registration page belongs to a feature app, but it must be known before the registry. */
export const publicPages: PublicPage[] = [
  { path: "/login", title: "Connexion", mobile: true, public: true, screen: "login" },
  { path: "/reset", title: "Mot de passe", mobile: true, public: true, screen: "reset" },
  { path: "/reset/:token", title: "Mot de passe", mobile: true, public: true, screen: "reset" },
  { path: "/register", title: "Inscription", mobile: true, public: true, screen: "application" },
];
