import type { SearchParams } from "../http/api-address";
import { type ApiError, readApiError, unreachable } from "../http/api-error";
import { authorizedFetch, type AuthorizedRequest } from "./authorized-fetch";

/** A call: the path under `/api/`, and more; the method is GET when absent. */
export type FullRequest = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** JSON, or a form when it carries a file. */
  body?: unknown;
  params?: SearchParams;
  /** The version of the sheet being edited: the server answers 412 when it has changed since. */
  version?: number | undefined;
  /**
   * The French name of the gesture, for a call that is sent until it is answered: « Virement de 12,00 € à Léa
   * ».
   */
  gesture?: string;
};

/** `version` comes from the answer's `ETag`, for resources without one in their body. */
export type ApiMeta = { version?: number };

/** The result of a call. */
export type Outcome = { data: unknown; meta: ApiMeta } | { error: ApiError };

/**
 * The result of a call, with its HTTP response; without one when the server could not be reached. Never
 * rejects.
 */
export async function ask(
  { url, method = "GET", body, params = {}, version }: FullRequest,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<{ outcome: Outcome; response?: Response }> {
  const isForm = body instanceof FormData;
  const request: AuthorizedRequest = {
    method,
    params,
    signal,
    headers: {
      Accept: "application/json",
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...(version === undefined ? {} : { "If-Match": `"${String(version)}"` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
  try {
    const response = await authorizedFetch(url, request);
    if (!response.ok) return { outcome: { error: await readApiError(response) }, response };
    const text = await response.text();
    const data = text === "" ? null : (JSON.parse(text) as unknown);
    return { outcome: { data, meta: metaOf(response) }, response };
  } catch {
    return { outcome: { error: unreachable } };
  }
}

function metaOf(response: Response): ApiMeta {
  const [, version] = /^(?:W\/)?"(\d+)"$/.exec(response.headers.get("ETag") ?? "") ?? [];
  return version === undefined ? {} : { version: Number(version) };
}
