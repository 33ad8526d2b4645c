import type { OwnSite } from "./own-site.ts";

/** Builds another version of an app, which marks the page with `edition`; returns the folder to publish. */
export function anotherEdition(site: OwnSite, app: string, edition: string): Promise<string> {
  const mark = `;document.documentElement.dataset.edition="${edition}";`;
  return site.anotherBuild(app, ({ append }) => append("feature.js", mark));
}

/** Selector of a page that runs that version. */
export const inEdition = (edition: string) => `html[data-edition="${edition}"]`;
