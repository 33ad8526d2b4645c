import type { Call } from "./call";
import { gearCalls } from "./gears";

/** Every call of the API; the backend's tests refuse a route that is missing here, or one that nobody serves. */
export const allCalls: readonly Call[] = [gearCalls].flatMap((calls) => Object.values<Call>(calls));
