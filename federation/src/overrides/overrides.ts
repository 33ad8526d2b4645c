import { developmentAddress } from "../contract/app-names";
import type { Registry } from "../contract/registry";

const ownMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The further machines whose code a page in development may run; separated by commas. */
const extraOrigins = () => (process.env.OVERRIDE_ORIGINS ?? "").split(",").filter(Boolean);

/**
 * True when a page in development may run code from this origin: the own machine, or one in
 * `OVERRIDE_ORIGINS`.
 */
export function isAllowedOrigin(origin: string): boolean {
  return ownMachine.test(origin) || extraOrigins().includes(origin);
}

/** The same, for a content security policy. */
export function allowedSources(): string[] {
  return ["http://localhost:*", "http://127.0.0.1:*", ...extraOrigins()];
}

/** The address of a developer's machine, by the name of the app served there. */
export type Overrides = Readonly<Record<string, string>>;

const KEY = "coulisses-overrides";
const PARAMETER = "override";

/** A built site never runs code from elsewhere: the compiler leaves the rest of this file out of it. */
const inDevelopment = process.env.NODE_ENV !== "production";

/** The refusal of an address; the message is French, for the developer's screen. */
export class OverrideRefused extends Error {
  override name = "OverrideRefused";
}

/** The overrides stored in this browser; none in a built site, nor without storage. */
export function currentOverrides(): Overrides {
  if (!inDevelopment) return {};
  try {
    const origins = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
    return Object.fromEntries(Object.entries(origins).filter(([, origin]) => isAllowedOrigin(origin)));
  } catch {
    return {};
  }
}

/** Takes effect at the next load of the page. */
export function overrideApp(name: string, address: string): void {
  if (!inDevelopment) return;
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  if (!isAllowedOrigin(origin))
    throw new OverrideRefused(`${origin} ne fait pas partie des origines autorisées`);
  localStorage.setItem(KEY, JSON.stringify({ ...currentOverrides(), [name]: origin }));
}

/** Forgets every override. Takes effect at the next load of the page. */
export function resetOverrides(): void {
  if (inDevelopment) localStorage.removeItem(KEY);
}

/**
 * Reads `?override=mf-tasks@http://localhost:4000`, once for each app, and removes it from the address;
 * returns the refusals, in French.
 */
export function readOverridesFromAddress(): string[] {
  if (!inDevelopment) return [];
  const address = new URL(window.location.href);
  const refused: string[] = [];
  for (const parameter of address.searchParams.getAll(PARAMETER)) {
    const [name = "", origin = ""] = parameter.split("@");
    try {
      overrideApp(name, origin);
    } catch (error) {
      refused.push((error as OverrideRefused).message);
    }
  }
  if (address.searchParams.has(PARAMETER)) {
    address.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, "", address);
  }
  return refused;
}

/** The registry with the code of the overridden apps taken from their developers' machines. */
export function withOverrides(registry: Registry, overrides = currentOverrides()): Registry {
  if (!inDevelopment) return registry;
  const features = registry.features.map((entry) => {
    const origin = overrides[entry.name];
    if (origin === undefined || !isAllowedOrigin(origin)) return entry;
    return {
      ...entry,
      version: "dev",
      entry: `${origin}${developmentAddress(entry.name)}entry.js`,
      needs: {},
      integrity: undefined,
    };
  });
  return { ...registry, features };
}
