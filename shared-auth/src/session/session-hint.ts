import type { Access } from "@coulisses/shared-domain/access/access";

const KEY = "coulisses-session";

/** Who the session is for and what they may do: what the server said last. */
export type Identity = { userId: number; access: Access; mustApproveTerms?: boolean };

/**
 * The refresh token is out of reach of scripts; this readable mark only says whether trying it
 * makes sense, so that a visitor's first page costs no refused call. It also says whose session it
 * is, so that their screens show while the server is out of reach; the server trusts none of it.
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
