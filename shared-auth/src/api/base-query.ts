import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { SearchParams } from "../http/api-address";
import { type ApiError, readApiError, SERVICE_UNAVAILABLE, unreachable } from "../http/api-error";
import { authorizedFetch, type AuthorizedRequest } from "./authorized-fetch";
import { notify } from "../notices/notices";
import { session } from "../session/session";

/** A call: the path under `/api/`, or more than that; the method is GET when absent. */
export type ApiRequest =
  | string
  | {
      url: string;
      method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
      /** JSON, or a form when it carries a file. */
      body?: unknown;
      params?: SearchParams;
      /** The version of the sheet being edited: the server refuses with 412 if it has moved on. */
      version?: number | undefined;
    };

/** `version` is that of the answer's `ETag`, for resources whose body carries none. */
export type ApiMeta = { version?: number };

/** `silent`: the caller shows failures itself, so that no notice does. */
export type ApiExtra = { silent?: boolean };

/** One call of the API. A failure is an `ApiError`, and a notice unless it is silent. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, ApiExtra, ApiMeta> = async (
  request,
  { signal },
  extra,
) => {
  const outcome = await ask(typeof request === "string" ? { url: request } : request, signal);
  const reads = typeof request === "string" || request.method === undefined || request.method === "GET";
  if (
    "error" in outcome &&
    !extra?.silent &&
    !isEndOfSession(outcome.error) &&
    !isShownInHeader(outcome.error, reads)
  ) {
    notify({ type: "error", message: outcome.error.message });
  }
  return outcome;
};

async function ask(
  { url, method = "GET", body, params = {}, version }: Exclude<ApiRequest, string>,
  signal: AbortSignal,
): Promise<{ data: unknown; meta: ApiMeta } | { error: ApiError }> {
  const isForm = body instanceof FormData;
  const request: AuthorizedRequest = {
    method,
    params,
    signal,
    headers: {
      Accept: "application/json",
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...(version === undefined ? {} : { "If-Match": `"${String(version)}"` }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
  try {
    const response = await authorizedFetch(url, request);
    if (!response.ok) return { error: await readApiError(response) };
    const text = await response.text();
    return { data: text === "" ? null : (JSON.parse(text) as unknown), meta: metaOf(response) };
  } catch {
    return { error: unreachable };
  }
}

function metaOf(response: Response): ApiMeta {
  const [, version] = /^(?:W\/)?"(\d+)"$/.exec(response.headers.get("ETag") ?? "") ?? [];
  return version === undefined ? {} : { version: Number(version) };
}

/** The page's header already says that the database is away, and reads are made again once it is back. */
function isShownInHeader({ status }: ApiError, reads: boolean): boolean {
  return reads && status === SERVICE_UNAVAILABLE;
}

/** The login page then says that the session has ended. */
function isEndOfSession({ status }: ApiError): boolean {
  return status === 401 && session.current().status === "anonymous";
}
