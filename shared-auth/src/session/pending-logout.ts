import { kept } from "../device/kept";
import { apiAddress } from "../http/api-address";
import { UNREACHABLE } from "../http/api-error";

const leaving = kept({ name: "leaving", scope: "device", isValue: (value) => value === 1 }).of("all");

/**
 * A logout that the server does not know of yet. It outlives a reload, so that the cookie, which no script
 * can remove, logs no one in meanwhile.
 */
export const pendingLogout = {
  isSet: (): boolean => leaving.text() !== undefined,
  set(): void {
    leaving.write(1);
  },
  clear(): void {
    leaving.write(undefined);
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
