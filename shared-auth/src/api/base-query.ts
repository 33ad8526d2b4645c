import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { SearchParams } from "../http/api-address";
import { type ApiError, readApiError, SERVICE_UNAVAILABLE, unreachable } from "../http/api-error";
import { authorizedFetch, type AuthorizedRequest } from "../http/authorized-fetch";
import { notify } from "../notices/notices";
import { session } from "../session/session";

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

/** `version`: of the answer, where its sheet has one in no other place than the header. */
export type ApiMeta = { version?: number };

/** `silent`: the caller tells of failures itself. */
export type ApiExtra = { silent?: boolean };

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
    !isSaidElsewhere(outcome.error, reads)
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

/** The header says that the database is away, and what was to be read is asked for again once it is back. */
function isSaidElsewhere({ status }: ApiError, reads: boolean): boolean {
  return reads && status === SERVICE_UNAVAILABLE;
}

/** The login page says it better than a snackbar. */
function isEndOfSession({ status }: ApiError): boolean {
  return status === 401 && session.current().status === "anonymous";
}
