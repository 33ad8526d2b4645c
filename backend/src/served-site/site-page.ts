import { escapeHtml } from "@coulisses/shared-domain/typed-text/escape-html";
import type { PublishedRegistry } from "./registry";

type Page = {
  template: string;
  /** The shell's build, so that an open tab can tell when there is another. */
  build: string;
  nonce: string;
  registry: PublishedRegistry | undefined;
  preloads: readonly string[];
  festivalName: string;
  demo: boolean;
  /** The other origins from which apps may come. */
  appOrigins: readonly string[];
};

/** The one page of the site, with the data that the browser needs first. */
export function composePage({
  template,
  build,
  nonce,
  registry,
  preloads,
  festivalName,
  demo,
  appOrigins,
}: Page): string {
  // The scripts carry it too: without it here, the browser would fetch them a second time.
  const hashOf = (href: string) => {
    const hash = registry?.integrity[href];
    return hash === undefined ? "" : ` integrity="${escapeHtml(hash)}"`;
  };
  // The browser asks for the file by its name in its version, and finds here where it is.
  const placeOf = (href: string) => {
    const place = registry?.placed[href];
    const at = place === undefined ? "" : ` data-of="${escapeHtml(href)}"`;
    return `${at} href="${escapeHtml(place ?? href)}"`;
  };
  const first = [
    `<meta name="csp-nonce" content="${nonce}">`,
    `<meta name="coulisses-build" content="${build}">`,
    `<meta name="coulisses-festival" content="${escapeHtml(festivalName)}">`,
    ...(demo ? ['<meta name="coulisses-demo" content="on">'] : []),
    ...(appOrigins.length > 0
      ? [`<meta name="coulisses-app-origins" content="${escapeHtml(appOrigins.join(" "))}">`]
      : []),
    ...preloads.map(
      (href) =>
        `<link rel="preload" as="${href.endsWith(".css") ? "style" : "script"}"${href.startsWith("/") ? "" : ' crossorigin="anonymous"'}${hashOf(href)}${placeOf(href)}>`,
    ),
  ].join("");
  const last = registry ? `<script type="application/json" id="registry">${registry.inlined}</script>` : "";
  return template
    .replaceAll(/<style(?=[\s>])/g, `<style nonce="${nonce}"`)
    .replace(/<head[^>]*>/, (head) => `${head}${first}`)
    .replace("</head>", () => `${last}</head>`);
}
