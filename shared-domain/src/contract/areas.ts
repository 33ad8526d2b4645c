/** The calls of the API by area, as the fake servers of component tests name them. */
export { activityCalls as activity, activitySectionCalls as activitySection } from "./activity-calls";
export { activityDashboardCalls as activityDashboard } from "./activity-dashboards";
export { activityInquiryCalls as activityInquiry } from "./activity-inquiry-calls";
export { assignmentToolCalls as assignmentTool } from "./assignment/assignment-tools";
export { assignmentCalls as assignment } from "./assignment/assignments";
export { checkInCalls as checkIn } from "./assignment/check-ins";
export { overviewCalls as overview } from "./assignment/overviews";
export { proposalCalls as proposal } from "./assignment/proposals";
export { swapCalls as swap } from "./assignment/swaps";
export { thanksCalls as thanks } from "./assignment/thanks";
export { auditCalls as audit } from "./audit";
export { authCalls as auth, ownAccountCalls as ownAccount } from "./auth";
export { charismaEventCalls as charismaEvent, charismaPeriodCalls as charismaPeriod } from "./charisma";
export { clientErrorCalls as clientError } from "./client-errors";
export { configurationCalls as configuration } from "./configuration";
export { claimCalls as claim, deskCalls as desk } from "./desk";
export { failedJobCalls as failedJob } from "./failed-jobs";
export { festivalImportCalls as festivalImport } from "./festival-import";
export { finderCalls as finder } from "./finder";
export { firstStartCalls as firstStart } from "./first-start";
export { forgetCalls as forget } from "./forget";
export { friendCalls as friend } from "./friends";
export { gearCategoryCalls as gearCategory } from "./gear-categories";
export { gearRecapCalls as gearRecap } from "./gear-recap";
export { gearCalls as gear } from "./gears";
export { healthCalls as health } from "./health";
export { inboxCalls as inbox } from "./inbox";
export { inventoryCalls as inventory } from "./inventory";
export { loadingCalls as loading } from "./loading";
export { locationCalls as location } from "./locations";
export { borrowCalls as borrow, purchaseCalls as purchase } from "./logistic-sheets";
export { mailCalls as mail } from "./mails";
export { barrelCalls as barrel, consumptionCalls as consumption } from "./money/consumptions";
export { contributionCalls as contribution } from "./money/contributions";
export { ledgerCalls as ledger } from "./money/ledger";
export { consumerCalls as consumer, personalAccountCalls as personalAccount } from "./money/personal-account";
export { sharedMealCalls as sharedMeal } from "./money/shared-meals";
export { editionCalls as edition } from "./next-edition";
export { notificationCalls as notification } from "./notifications";
export { availabilityCallCalls as availabilityCall } from "./planning/availability-calls";
export { breakCalls as break } from "./planning/breaks";
export { calendarCalls as calendar } from "./planning/calendars";
export {
  kioskCalls as kiosk,
  multiPlanningCalls as multiPlanning,
  needHelpCalls as needHelp,
} from "./planning/crowd";
export { printCalls as print } from "./planning/prints";
export { pushSubscriptionCalls as pushSubscription } from "./planning/push-subscriptions";
export { slotCalls as slot } from "./planning/slots";
export { preferenceCalls as preference } from "./preferences";
export {
  registrationCalls as registration,
  staffApplicationCalls as staffApplication,
  volunteerApplicationCalls as volunteerApplication,
} from "./registrations";
export {
  applicationSwitchCalls as applicationSwitch,
  publishingCalls as publishing,
  publishingTokenCalls as publishingToken,
} from "./publishing";
export { signageCalls as signage } from "./signages";
export { slotMoveCalls as slotMove } from "./slot-moves";
export { statisticsCalls as statistics } from "./statistics";
export {
  mobilizationCalls as mobilization,
  taskCalls as task,
  taskSectionCalls as taskSection,
} from "./task-calls";
export { membershipCalls as membership, permissionCalls as permission, teamCalls as team } from "./teams";
export { meCalls as me, userCalls as user } from "./users";
export { availabilityCalls as availability } from "./volunteer-availability";
export { wallBoardCalls as wallBoard } from "./wall-board";
