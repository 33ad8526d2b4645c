import type {
  InitInquiryForm,
  InquiryRequestForm,
  PeriodForm,
} from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import type { ActivityEdit } from "../activities-api";

function request(slug: string) {
  return ({ inquiry }: FestivalActivity) =>
    [...inquiry.gears, ...inquiry.electricity, ...inquiry.barriers].find((one) => one.slug === slug);
}

export function initInquiry(form: InitInquiryForm): ActivityEdit {
  return { method: "POST", path: "inquiry", body: form };
}

/** Clearing must not sweep away requests that the person has never seen. */
export function clearInquiry(): ActivityEdit {
  return { method: "DELETE", path: "inquiry", replaces: ({ inquiry }) => inquiry };
}

export function addInquiryWindow(period: PeriodForm): ActivityEdit {
  return { method: "POST", path: "inquiry/time-windows", body: period };
}

export function moveInquiryWindow(windowId: string, period: PeriodForm): ActivityEdit {
  return {
    method: "PATCH",
    path: `inquiry/time-windows/${windowId}`,
    body: period,
    replaces: ({ inquiry }) => inquiry.timeWindows.find(({ id }) => id === windowId),
  };
}

export function removeInquiryWindow(windowId: string): ActivityEdit {
  return { method: "DELETE", path: `inquiry/time-windows/${windowId}` };
}

export function addRequest(form: InquiryRequestForm): ActivityEdit {
  return { method: "POST", path: "inquiry/requests", body: form };
}

export function editRequest(slug: string, quantity: number): ActivityEdit {
  return {
    method: "PATCH",
    path: `inquiry/requests/${encodeURIComponent(slug)}`,
    body: { quantity },
    replaces: (activity) => request(slug)(activity)?.quantity,
  };
}

export function removeRequest(slug: string): ActivityEdit {
  return { method: "DELETE", path: `inquiry/requests/${encodeURIComponent(slug)}` };
}

export function linkDrive(slug: string, drive: Drive): ActivityEdit {
  return {
    method: "PATCH",
    path: `inquiry/requests/${encodeURIComponent(slug)}/link-drive`,
    body: { drive },
    replaces: (activity) => request(slug)(activity)?.drive,
  };
}
