import type { InvitationClaims } from "@coulisses/shared-domain/registration/invitation";

/** INV-2: what the token of an invitation says, without checking who signed it; undefined for what can't be read. */
export function readInvitation(token: string): InvitationClaims | undefined {
  try {
    const [, payload = ""] = token.split(".");
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    const { exp } = (claims ?? {}) as { exp?: unknown };
    return typeof exp === "number" ? { exp } : undefined;
  } catch {
    return undefined;
  }
}
