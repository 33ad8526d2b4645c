import { allowedSources } from "../overrides/allowed-origins";

/**
 * The site's content security policy, opened to what a page in development needs: code from other
 * developers' machines, and the socket of hot reload, which not every browser counts as 'self'.
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
