import { activityCalls, activitySectionCalls } from "./activity-calls";
import { activityDashboardCalls } from "./activity-dashboards";
import { activityInquiryCalls } from "./activity-inquiry-calls";
import { auditCalls } from "./audit";
import { authCalls, ownAccountCalls } from "./auth";
import type { Call } from "./call";
import { charismaEventCalls, charismaPeriodCalls } from "./charisma";
import { checkInCalls } from "./assignment/check-ins";
import { configurationCalls } from "./configuration";
import { failedJobCalls } from "./failed-jobs";
import { forgetCalls } from "./forget";
import { friendCalls } from "./friends";
import { gearCategoryCalls } from "./gear-categories";
import { gearRecapCalls } from "./gear-recap";
import { gearCalls } from "./gears";
import { healthCalls } from "./health";
import { inventoryCalls } from "./inventory";
import { locationCalls } from "./locations";
import { borrowCalls, purchaseCalls } from "./logistic-sheets";
import { barrelCalls, consumptionCalls } from "./money/consumptions";
import { ledgerCalls } from "./money/ledger";
import { contributionCalls } from "./money/contributions";
import { sharedMealCalls } from "./money/shared-meals";
import { consumerCalls, personalAccountCalls } from "./money/personal-account";
import { notificationCalls } from "./notifications";
import { mailCalls } from "./mails";
import { assignmentToolCalls } from "./assignment/assignment-tools";
import { assignmentCalls } from "./assignment/assignments";
import { overviewCalls } from "./assignment/overviews";
import { swapCalls } from "./assignment/swaps";
import { proposalCalls } from "./assignment/proposals";
import { breakCalls } from "./planning/breaks";
import { calendarCalls } from "./planning/calendars";
import { slotCalls } from "./planning/slots";
import { kioskCalls, multiPlanningCalls, needHelpCalls } from "./planning/crowd";
import { printCalls } from "./planning/prints";
import { pushSubscriptionCalls } from "./planning/push-subscriptions";
import { preferenceCalls } from "./preferences";
import { registrationCalls, staffApplicationCalls, volunteerApplicationCalls } from "./registrations";
import { signageCalls } from "./signages";
import { statisticsCalls } from "./statistics";
import { mobilizationCalls, taskCalls, taskSectionCalls } from "./task-calls";
import { membershipCalls, permissionCalls, teamCalls } from "./teams";
import { meCalls, userCalls } from "./users";
import { availabilityCalls } from "./volunteer-availability";

/**
 * Every call of the API; the backend's tests refuse a route that is missing here, or a call without route.
 */
export const allCalls: readonly Call[] = [
  activityCalls,
  activityDashboardCalls,
  activityInquiryCalls,
  activitySectionCalls,
  auditCalls,
  authCalls,
  assignmentCalls,
  assignmentToolCalls,
  availabilityCalls,
  barrelCalls,
  borrowCalls,
  breakCalls,
  calendarCalls,
  charismaEventCalls,
  charismaPeriodCalls,
  checkInCalls,
  configurationCalls,
  consumerCalls,
  consumptionCalls,
  contributionCalls,
  failedJobCalls,
  forgetCalls,
  friendCalls,
  gearCalls,
  gearCategoryCalls,
  gearRecapCalls,
  healthCalls,
  inventoryCalls,
  kioskCalls,
  ledgerCalls,
  locationCalls,
  mailCalls,
  meCalls,
  membershipCalls,
  mobilizationCalls,
  multiPlanningCalls,
  needHelpCalls,
  notificationCalls,
  overviewCalls,
  ownAccountCalls,
  permissionCalls,
  personalAccountCalls,
  preferenceCalls,
  printCalls,
  proposalCalls,
  purchaseCalls,
  pushSubscriptionCalls,
  registrationCalls,
  sharedMealCalls,
  signageCalls,
  slotCalls,
  staffApplicationCalls,
  statisticsCalls,
  swapCalls,
  taskCalls,
  taskSectionCalls,
  teamCalls,
  userCalls,
  volunteerApplicationCalls,
].flatMap((calls) => Object.values<Call>(calls));
