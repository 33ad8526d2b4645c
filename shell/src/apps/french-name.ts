import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";

type Named = Pick<ApplicationHealth, "app" | "titles">;

/** « Fiches Tâches »: the first page that people know of an app, which has no other name for them. */
export function frenchName({ app, titles }: Named): string {
  return app === SHELL_APP ? "Le site" : (titles[0] ?? app);
}

/** « mf-tasks : Fiches Tâches, Pointage et ses cartes de l'accueil » */
export function pagesInFrench({ app, titles }: Named): string {
  return `${app} : ${[...titles, "ses cartes de l'accueil"].join(", ")}`;
}
