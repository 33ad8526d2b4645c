import { atFestivalWithArticle } from "@coulisses/shared-domain/configuration/festival-name";

const DEFAULT_FESTIVAL = "24h de l'INSA";

function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** What the server wrote in the page, so that the login page asks it nothing. */
export function festivalName(): string {
  return meta("coulisses-festival") ?? DEFAULT_FESTIVAL;
}

export function isDemo(): boolean {
  return meta("coulisses-demo") === "on";
}

/** Whether an app brings the registration page: the registry stands in the page as plain data. */
export function isRegistrationOpen(): boolean {
  return document.getElementById("registry")?.textContent.includes('"/register"') ?? false;
}

/** "Bienvenue aux 24h de l'INSA", "Bienvenue à Garorock". */
export function welcomeText(festival: string): string {
  return `Bienvenue ${atFestivalWithArticle(festival)} 👋`;
}
