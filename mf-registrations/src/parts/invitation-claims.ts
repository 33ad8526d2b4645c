import type { InvitationClaims } from "@coulisses/shared-domain/registration/invitation";

/** INV-2: content of an invitation's token, without checking its signature; undefined when unreadable. */
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
