import { session } from "../session/session";
import { apiAddress, type SearchParams } from "../http/api-address";
import { databaseStatus } from "../http/database-status";

/** The options of `fetch`, and the parameters of the query; undefined ones are left out. */
export type AuthorizedRequest = Omit<RequestInit, "headers"> & {
  headers?: Record<string, string>;
  params?: SearchParams;
};

/**
 * `fetch` of a path under `/api/` with the bearer token. On 401 the session is renewed once and the call
 * repeated; a second 401 is answered as it is. Rejects only when the server can't be reached.
 */
export async function authorizedFetch(
  path: string,
  { params, headers, ...init }: AuthorizedRequest = {},
): Promise<Response> {
  const address = apiAddress(path, params);
  const call = async (token: string | null) => {
    const response = await fetch(address, {
      ...init,
      headers: { ...headers, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    });
    databaseStatus.noteAnswer(response);
    return response;
  };
  const hadSession = session.current().status === "authenticated";
  if (hadSession && session.accessToken() === null) await session.renew();
  const token = session.accessToken();
  const response = await call(token);
  if (response.status !== 401 || !hadSession) return response;
  // A call answered sooner may have renewed the token of this one.
  const current = session.accessToken();
  const isRenewed = (current !== null && current !== token) || (await session.renew());
  return isRenewed ? call(session.accessToken()) : response;
}
