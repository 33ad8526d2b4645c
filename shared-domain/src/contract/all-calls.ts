import { auditCalls } from "./audit";
import { authCalls, ownAccountCalls } from "./auth";
import type { Call } from "./call";
import { configurationCalls } from "./configuration";
import { failedJobCalls } from "./failed-jobs";
import { friendCalls } from "./friends";
import { gearCategoryCalls } from "./gear-categories";
import { gearRecapCalls } from "./gear-recap";
import { gearCalls } from "./gears";
import { healthCalls } from "./health";
import { inventoryCalls } from "./inventory";
import { locationCalls } from "./locations";
import { preferenceCalls } from "./preferences";
import { registrationCalls } from "./registrations";
import { signageCalls } from "./signages";
import { statisticsCalls } from "./statistics";
import { membershipCalls, permissionCalls, teamCalls } from "./teams";
import { meCalls, userCalls } from "./users";
import { availabilityCalls } from "./volunteer-availability";

/** Every call of the API; the backend's tests refuse a route that is missing here, or one that nobody serves. */
export const allCalls: readonly Call[] = [
  auditCalls,
  authCalls,
  availabilityCalls,
  configurationCalls,
  failedJobCalls,
  friendCalls,
  gearCalls,
  gearCategoryCalls,
  gearRecapCalls,
  healthCalls,
  inventoryCalls,
  locationCalls,
  meCalls,
  membershipCalls,
  ownAccountCalls,
  permissionCalls,
  preferenceCalls,
  registrationCalls,
  signageCalls,
  statisticsCalls,
  teamCalls,
  userCalls,
].flatMap((calls) => Object.values<Call>(calls));
