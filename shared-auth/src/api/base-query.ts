import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import { type ApiError, SERVICE_UNAVAILABLE, UNREACHABLE } from "../http/api-error";
import { sendGesture } from "./send-gesture";
import { notify } from "../notices/notices";
import { session } from "../session/session";
import { type ApiMeta, ask, type FullRequest } from "./ask";

/** A call: the path under `/api/`, or more than that. */
export type ApiRequest = string | FullRequest;

export type { ApiMeta };

/**
 * `silent`: the caller shows failures itself instead of a notice. `movesMoney`: a gesture that counts once;
 * it carries a key, and is sent again with it until answered, for a day. `canWait`: sent again in the same
 * way, but without time limit, as arriving twice changes nothing.
 */
export type ApiExtra = { silent?: boolean; movesMoney?: boolean; canWait?: boolean };

/** One call of the API. A failure is an `ApiError`, and a notice unless it is silent. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, ApiExtra, ApiMeta> = async (
  call,
  { signal },
  extra,
) => {
  const request = typeof call === "string" ? { url: call } : call;
  const outcome =
    extra?.movesMoney || extra?.canWait
      ? await sendGesture(request, extra)
      : (await ask(request, signal)).outcome;
  const reads = request.method === undefined || request.method === "GET";
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

/**
 * True when the page's header already says that the database or the network is away; reads are made again
 * once it is back.
 */
function isShownInHeader({ status }: ApiError, reads: boolean): boolean {
  return reads && (status === SERVICE_UNAVAILABLE || (status === UNREACHABLE && !navigator.onLine));
}

/** The login page then says that the session has ended. */
function isEndOfSession({ status }: ApiError): boolean {
  return status === 401 && session.current().status === "anonymous";
}
