import type { Call } from "./call";
import { gearCategoryCalls } from "./gear-categories";
import { gearRecapCalls } from "./gear-recap";
import { gearCalls } from "./gears";
import { inventoryCalls } from "./inventory";
import { locationCalls } from "./locations";
import { signageCalls } from "./signages";

/** Every call of the API; the backend's tests refuse a route that is missing here, or one that nobody serves. */
export const allCalls: readonly Call[] = [
  gearCalls,
  gearCategoryCalls,
  gearRecapCalls,
  inventoryCalls,
  locationCalls,
  signageCalls,
].flatMap((calls) => Object.values<Call>(calls));
