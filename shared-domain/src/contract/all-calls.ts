import * as areas from "./areas";
import type { Call } from "./call";

export { areas };

/** Every call of the API; the backend's tests refuse a route that is missing here, or one that nobody serves. */
export const allCalls: readonly Call[] = Object.values(areas).flatMap((calls) => Object.values<Call>(calls));
