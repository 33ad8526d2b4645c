import type { OwnSite } from "./own-site.ts";

/** Another version of an app, told from the others by what it writes in the page; answers the folder to publish. */
export function anotherEdition(site: OwnSite, app: string, edition: string): Promise<string> {
  const mark = `;document.documentElement.dataset.edition="${edition}";`;
  return site.anotherBuild(app, ({ append }) => append("feature.js", mark));
}

/** The page that runs that version. */
export const inEdition = (edition: string) => `html[data-edition="${edition}"]`;
