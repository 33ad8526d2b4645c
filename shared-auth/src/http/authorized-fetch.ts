import { session } from "../session/session";
import { apiAddress, type SearchParams } from "./api-address";
import { databaseStatus } from "./database-status";

export type AuthorizedRequest = Omit<RequestInit, "headers"> & {
  headers?: Record<string, string>;
  params?: SearchParams;
};

/**
 * A call with the bearer token. A 401 renews the session once and repeats the call; a second one
 * is the caller's. Rejects only when the server can't be reached.
 */
export async function authorizedFetch(
  path: string,
  { params, headers, ...init }: AuthorizedRequest = {},
): Promise<Response> {
  const address = apiAddress(path, params);
  const call = async () => {
    const token = session.accessToken();
    const response = await fetch(address, {
      ...init,
      headers: { ...headers, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    });
    databaseStatus.noteAnswer(response);
    return response;
  };
  const hadSession = session.current().status === "authenticated";
  if (hadSession && session.accessToken() === null) await session.renew();
  const response = await call();
  if (response.status !== 401 || !hadSession) return response;
  return (await session.renew()) ? call() : response;
}
