import type { activityInquiryCalls } from "@coulisses/shared-domain/contract/activity-inquiry-calls";
import type { InitInquiryForm } from "@coulisses/shared-domain/contract/activity-forms";
import type { InquiryRequestForm } from "@coulisses/shared-domain/contract/festival-events";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { allRequests } from "@coulisses/shared-domain/festival-event/inquiry";
import { activityInquiryRoutes } from "@coulisses/shared-domain/routes/inquiry";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof activityInquiryCalls, FestivalActivity>(activityInquiryRoutes);
const request = ({ inquiry }: FestivalActivity, slug: string) =>
  allRequests(inquiry).find((one) => one.slug === slug);

/** Opens the gear section with its first window and request. */
export const initInquiry = (form: InitInquiryForm) => edit("init", { body: form });

/** Clears the gear section; refused when it holds requests that the editor has not seen. */
export const clearInquiry = () => edit("clear", {}, { replaces: ({ inquiry }) => inquiry });

/** Adds a time window (ISO instants) of the gear. */
export const addInquiryWindow = (period: PeriodForm) => edit("addTimeWindow", { body: period });

/** Moves a time window of the gear. */
export const moveInquiryWindow = (timeWindowId: string, period: PeriodForm) =>
  edit(
    "changeTimeWindow",
    { timeWindowId, body: period },
    { replaces: ({ inquiry }) => inquiry.timeWindows.find(({ id }) => id === timeWindowId) },
  );

/** Removes a time window of the gear. */
export const removeInquiryWindow = (timeWindowId: string) => edit("removeTimeWindow", { timeWindowId });

/** Requests a gear, by slug and quantity. */
export const addRequest = (form: InquiryRequestForm) => edit("addRequest", { body: form });

/** Changes the quantity of a request. */
export const editRequest = (slug: string, quantity: number) =>
  edit(
    "changeRequest",
    { slug, body: { quantity } },
    { replaces: (activity) => request(activity, slug)?.quantity },
  );

/** Removes a request. */
export const removeRequest = (slug: string) => edit("removeRequest", { slug });

/** Chooses the pick-up place of a requested gear. */
export const linkDrive = (slug: string, drive: Drive) =>
  edit("linkDrive", { slug, body: { drive } }, { replaces: (activity) => request(activity, slug)?.drive });
