import type { Access } from "@coulisses/shared-domain/access/access";

const KEY = "coulisses-session";

/** The person of the session and their rights: the server's last answer. */
export type Identity = { userId: number; access: Access; mustApproveTerms?: boolean };

/**
 * A readable mark that a refresh token exists, which scripts can't see: a visitor's first page then costs no
 * refused call. It also names the person, so that their screens show while the server is out of reach; the
 * server trusts none of it.
 */
export const sessionHint = {
  isSet(): boolean {
    return read() !== null;
  },
  identity(): Identity | null {
    try {
      const { userId, access, mustApproveTerms } = JSON.parse(read() ?? "null") as Partial<Identity>;
      const isWhole =
        typeof userId === "number" && Array.isArray(access?.teams) && Array.isArray(access.permissions);
      return isWhole ? { userId, access, ...(mustApproveTerms === true && { mustApproveTerms }) } : null;
    } catch {
      return null;
    }
  },
  set({ userId, access, mustApproveTerms }: Identity): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ userId, access, mustApproveTerms }));
    } catch {
      return;
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
