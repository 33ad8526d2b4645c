import type { InquiryRequestForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { TaskEdit } from "../tasks-api";

const requestPath = (slug: string) => `inquiry/requests/${encodeURIComponent(slug)}`;
const requestFor = ({ inquiries }: FestivalTask, slug: string) => inquiries.find((one) => one.slug === slug);

export function addRequest(form: InquiryRequestForm): TaskEdit {
  return { method: "POST", path: "inquiry/requests", body: form };
}

export function editRequest(slug: string, quantity: number): TaskEdit {
  return {
    method: "PATCH",
    path: requestPath(slug),
    body: { quantity },
    replaces: (task) => requestFor(task, slug)?.quantity,
  };
}

export function removeRequest(slug: string): TaskEdit {
  return { method: "DELETE", path: requestPath(slug) };
}

export function linkDrive(slug: string, drive: Drive): TaskEdit {
  return {
    method: "PATCH",
    path: `${requestPath(slug)}/link-drive`,
    body: { drive },
    replaces: (task) => requestFor(task, slug)?.drive,
  };
}
