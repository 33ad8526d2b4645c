import type { AccessClaims } from "@coulisses/shared-domain/session/token";

/** The content of a token: its person, and its end of validity. */
export type AccessToken = {
  text: string;
  claims: AccessClaims;
  /** By this machine's clock, in milliseconds, so that a wrong clock changes nothing. */
  expiresAt: number;
};

/** The content of a token; null for an unreadable one, which counts as expired. */
export function readAccessToken(text: string, receivedAt: number): AccessToken | null {
  try {
    const [, payload = ""] = text.split(".");
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!areClaims(claims)) return null;
    return { text, claims, expiresAt: receivedAt + (claims.exp - claims.iat) * 1000 };
  } catch {
    return null;
  }
}

function areClaims(value: unknown): value is AccessClaims {
  if (typeof value !== "object" || value === null) return false;
  const claims = value as Partial<Record<keyof AccessClaims, unknown>>;
  return (
    typeof claims.userId === "number" &&
    typeof claims.exp === "number" &&
    typeof claims.iat === "number" &&
    Array.isArray(claims.teams) &&
    Array.isArray(claims.permissions)
  );
}
