import { DRAFT, IN_REVIEW, REFUSED, VALIDATED } from "../festival-event/review";
import { READY_TO_ASSIGN } from "../festival-task/festival-task";

/** The statuses in the order in which the charts pile them up. */
export const activitySeries = [DRAFT, REFUSED, IN_REVIEW, VALIDATED] as const;
/** The same for tasks. */
export const taskSeries = [...activitySeries, READY_TO_ASSIGN] as const;
