import type { Access } from "@coulisses/shared-domain/access/access";
import { kept } from "../device/kept";

/** Who the session is for and what they may do: what the server said last. */
export type Identity = { userId: number; access: Access; mustApproveTerms?: boolean };

/** `public/first-paint.js` of the shell reads this entry as well. */
const hint = kept({ name: "session", scope: "device", isValue: isIdentity }).of("all");

function isIdentity(value: unknown): value is Identity {
  const { userId, access } = value as Partial<Identity>;
  return typeof userId === "number" && Array.isArray(access?.teams) && Array.isArray(access.permissions);
}

/**
 * The refresh token is out of reach of scripts; this readable mark only says whether trying it
 * makes sense, so that a visitor's first page costs no refused call. It also says whose session it
 * is, so that their screens show while the server is out of reach; the server trusts none of it.
 */
export const sessionHint = {
  isSet: (): boolean => hint.text() !== undefined,
  identity: (): Identity | null => hint.read() ?? null,
  set(identity: Identity): void {
    hint.write(identity);
  },
  clear(): void {
    hint.write(undefined);
  },
};
