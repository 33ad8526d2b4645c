import { apiAddress } from "../http/api-address";
import { UNREACHABLE } from "../http/api-error";

const KEY = "coulisses-leaving";
/** For a browser that stores nothing: at least this tab knows. */
let isSetHere = false;

/**
 * A logout that the server does not know of yet. It outlives a reload, so that the cookie, which no script
 * can remove, logs no one in meanwhile.
 */
export const pendingLogout = {
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return isSetHere;
    }
  },
  set(): void {
    isSetHere = true;
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      return;
    }
  },
  clear(): void {
    isSetHere = false;
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};

/**
 * `POST /api/logout`; resolves to the HTTP status, 0 when the server can't be reached. The cookie identifies
 * the session, or without one the access token.
 */
export async function postLogout(accessToken: string | undefined): Promise<number> {
  try {
    const response = await fetch(apiAddress("logout"), {
      method: "POST",
      credentials: "same-origin",
      headers: accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` },
      // People log out and close the page at once: the browser finishes the call.
      keepalive: true,
    });
    return response.status;
  } catch {
    return UNREACHABLE;
  }
}
