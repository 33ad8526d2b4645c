import type { AccessClaims } from "@coulisses/shared-domain/session/token";

const QUARTER = 900;

/** An access token as the server writes them, but for its signature, which no screen reads. */
export function fakeToken(claims: Partial<AccessClaims> = {}): string {
  const iat = Math.floor(Date.now() / 1000);
  const full: AccessClaims = {
    userId: 1,
    sessionId: "test",
    username: "Camille Martin",
    teams: [],
    permissions: [],
    iat,
    exp: iat + QUARTER,
    ...claims,
  };
  return `header.${encode(JSON.stringify(full))}.signature`;
}

function encode(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
