import { kept } from "../device/kept";
import { apiAddress } from "../http/api-address";
import { UNREACHABLE } from "../http/api-error";

const leaving = kept({ name: "leaving", scope: "device", isValue: (value) => value === 1 }).of("all");

/**
 * Somebody logged out and the server does not know yet. It outlives a reload, so that the cookie,
 * which no script can remove, logs nobody in meanwhile.
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
 * `POST /api/logout`; answers the HTTP status, 0 when the server can't be reached. The cookie says who logs
 * out; where there is none, the access token does.
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
