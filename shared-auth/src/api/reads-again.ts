import { isRejectedWithValue, type Middleware, type UnknownAction } from "@reduxjs/toolkit";
import { type ApiError, TOO_OFTEN } from "../http/api-error";
import { baseApi } from "./base-api";

/** Milliseconds until reads that came too often are made again; the server counts by the minute. */
export const LATER = 15_000;

type State = ReturnType<typeof baseApi.reducer>;
type RefusedRead = UnknownAction & { payload: ApiError; meta: { arg: { type?: string } } };

/**
 * Repeats the reads that the server refused because there were too many. Without it, a screen would not show a change
 * until the next one.
 */
export const readsAgain: Middleware<object, { api: State }> = ({ dispatch, getState }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    timer = undefined;
    const { queries, provided } = getState().api;
    const refused = Object.entries(queries).filter(([, query]) => isTooOften(query?.error));
    dispatch(
      baseApi.util.invalidateTags(refused.flatMap(([key]) => [...(provided.keys[key as never] ?? [])])),
    );
  };
  return (next) => (action) => {
    const result = next(action);
    if (isRefusedRead(action)) timer ??= setTimeout(readAgain, LATER);
    return result;
  };
};

const isTooOften = (error: unknown) => (error as Partial<ApiError> | undefined)?.status === TOO_OFTEN;

const isRefusedRead = (action: unknown): action is RefusedRead =>
  isRejectedWithValue(action) &&
  isTooOften(action.payload) &&
  (action as RefusedRead).meta.arg.type !== "mutation";
