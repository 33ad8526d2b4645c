import type { FeatureEntry } from "../contract/registry";
import { allowedSources } from "../overrides/overrides";

/** The parts that the server writes into a page, taken from one of its pages. */
const parts = [
  /<script[^>]*\bid="registry"[^>]*>([\s\S]*?)<\/script>/,
  /<meta[^>]*\bname="csp-nonce"[^>]*>/,
  /<meta[^>]*\bname="coulisses-[^"]*"[^>]*>/g,
];

/** The registry entry of an app under development. */
export type DevelopmentEntry = FeatureEntry & { version: "dev" };

/**
 * The page of the running server with the apps under development at their own address, and with the development
 * shell, where there is one, in place of the built one.
 */
export function developmentPage(
  served: string,
  shell: string | undefined,
  apps: readonly DevelopmentEntry[],
): string {
  const [registry, nonce, facts] = parts;
  const text = registry ? (served.match(registry)?.[1] ?? "") : "";
  if (shell === undefined) return text ? served.replace(text, () => withDevelopment(text, apps)) : served;
  const head = [
    nonce ? (served.match(nonce)?.[0] ?? "") : "",
    ...(facts ? Array.from(served.matchAll(facts), ([meta]) => meta) : []),
    `<script type="application/json" id="registry">${withDevelopment(text, apps)}</script>`,
  ].join("");
  // A function, because `replace` would take parts of a registry for a pattern.
  return shell.replace("</head>", () => `${head}</head>`);
}

/** An app under development replaces its published self, or joins the registry when it never was published. */
export function withDevelopment(registry: string, apps: readonly DevelopmentEntry[]): string {
  const { features } = JSON.parse(registry || '{"features":[]}') as { features: { name: string }[] };
  const others = features.filter(({ name }) => !apps.some((app) => app.name === name));
  return JSON.stringify({ features: [...others, ...apps] }).replaceAll("<", "\\u003c");
}

/**
 * The site's content security policy, opened for a page in development: code from other developers' machines,
 * and the socket of hot reload, which some browsers don't count as 'self'.
 */
export function developmentPolicy(policy: string, host = "127.0.0.1"): string {
  const added: Record<string, string[]> = {
    "script-src": allowedSources(),
    "connect-src": [`ws://${host}`, "ws://localhost:*", "ws://127.0.0.1:*", ...allowedSources()],
  };
  const directives = policy.split(";").map((directive) => directive.trim());
  for (const [name, sources] of Object.entries(added)) {
    const at = directives.findIndex((directive) => directive.startsWith(`${name} `));
    if (at === -1) directives.push([name, "'self'", ...sources].join(" "));
    else directives[at] = [directives[at], ...sources].join(" ");
  }
  return directives.filter(Boolean).join("; ");
}
