import type { Access } from "@coulisses/shared-domain/access/access";
import { kept } from "../device/kept";

/** The person of the session and their rights: the server's last answer. */
export type Identity = { userId: number; access: Access; mustApproveTerms?: boolean };

/** `public/first-paint.js` of the shell reads this entry as well. */
const hint = kept({ name: "session", scope: "device", isValue: isIdentity }).of("all");

function isIdentity(value: unknown): value is Identity {
  const { userId, access } = value as Partial<Identity>;
  return typeof userId === "number" && Array.isArray(access?.teams) && Array.isArray(access.permissions);
}

/**
 * A readable mark that a refresh token exists, which scripts can't see: a visitor's first page then costs no
 * refused call. It also names the person, so that their screens show while the server is out of reach; the
 * server trusts none of it.
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
