import { apiAddress } from "../http/api-address";
import { UNREACHABLE } from "../http/api-error";

/** The cookie says who leaves; the access token does where there is no cookie. Answers a status. */
export async function postLogout(accessToken: string | undefined): Promise<number> {
  try {
    const response = await fetch(apiAddress("logout"), {
      method: "POST",
      credentials: "same-origin",
      headers: accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` },
      // Whoever leaves closes the page next.
      keepalive: true,
    });
    return response.status;
  } catch {
    return UNREACHABLE;
  }
}
