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
  /** The version of the sheet being edited: the server refuses with 412 if it has moved on. */
  version?: number | undefined;
  /** What the person does, in French, for a call that is sent until it is answered: « Virement de 12,00 € à Léa ». */
  gesture?: string;
};

/** `version` is that of the answer's `ETag`, for resources whose body carries none. */
export type ApiMeta = { version?: number };

/** What a call came to. */
export type Outcome = { data: unknown; meta: ApiMeta } | { error: ApiError };

/** What a call came to, with the answer that said so; none where the server could not be reached. Never rejects. */
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
