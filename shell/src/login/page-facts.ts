import { atFestivalWithArticle } from "@coulisses/shared-domain/configuration/festival-name";

const DEFAULT_FESTIVAL = "Coulisses";

function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The facts that the server wrote in the page, so that the login page makes no call. */
export function festivalName(): string {
  return meta("coulisses-festival") ?? DEFAULT_FESTIVAL;
}

export function isDemo(): boolean {
  return meta("coulisses-demo") === "on";
}

/** True when an app has the registration page: the registry is in the page as plain data. */
export function isRegistrationOpen(): boolean {
  return document.getElementById("registry")?.textContent.includes('"/register"') ?? false;
}

/** "Bienvenue aux Déferlantes", "Bienvenue à Garorock". */
export function welcomeText(festival: string): string {
  return `Bienvenue ${atFestivalWithArticle(festival)} 👋`;
}
