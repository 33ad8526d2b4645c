import type { activityInquiryCalls } from "@coulisses/shared-domain/contract/activity-inquiry-calls";
import type {
  InitInquiryForm,
  InquiryRequestForm,
  PeriodForm,
} from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { allRequests } from "@coulisses/shared-domain/festival-event/inquiry";
import { activityInquiryRoutes } from "@coulisses/shared-domain/routes/activity-inquiry";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof activityInquiryCalls, FestivalActivity>(activityInquiryRoutes);
const request = ({ inquiry }: FestivalActivity, slug: string) =>
  allRequests(inquiry).find((one) => one.slug === slug);

export const initInquiry = (form: InitInquiryForm) => edit("init", { body: form });

/** Clearing must not sweep away requests that the person has never seen. */
export const clearInquiry = () => edit("clear", {}, { replaces: ({ inquiry }) => inquiry });

export const addInquiryWindow = (period: PeriodForm) => edit("addTimeWindow", { body: period });

export const moveInquiryWindow = (timeWindowId: string, period: PeriodForm) =>
  edit(
    "changeTimeWindow",
    { timeWindowId, body: period },
    { replaces: ({ inquiry }) => inquiry.timeWindows.find(({ id }) => id === timeWindowId) },
  );

export const removeInquiryWindow = (timeWindowId: string) => edit("removeTimeWindow", { timeWindowId });

export const addRequest = (form: InquiryRequestForm) => edit("addRequest", { body: form });

export const editRequest = (slug: string, quantity: number) =>
  edit(
    "changeRequest",
    { slug, body: { quantity } },
    { replaces: (activity) => request(activity, slug)?.quantity },
  );

export const removeRequest = (slug: string) => edit("removeRequest", { slug });

export const linkDrive = (slug: string, drive: Drive) =>
  edit("linkDrive", { slug, body: { drive } }, { replaces: (activity) => request(activity, slug)?.drive });
