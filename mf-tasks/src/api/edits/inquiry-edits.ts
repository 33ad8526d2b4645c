import type { InquiryRequestForm } from "@coulisses/shared-domain/contract/festival-events";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { edit } from "./edit";

const request = ({ inquiries }: FestivalTask, slug: string) => inquiries.find((one) => one.slug === slug);

/** Requests a gear, by slug and quantity. */
export const addRequest = (form: InquiryRequestForm) => edit("addRequest", { body: form });

/** Changes the quantity of a request. */
export const editRequest = (slug: string, quantity: number) =>
  edit("changeRequest", { slug, body: { quantity } }, { replaces: (task) => request(task, slug)?.quantity });

/** Removes a request. */
export const removeRequest = (slug: string) => edit("removeRequest", { slug });

/** Chooses the pick-up place of a requested gear. */
export const linkDrive = (slug: string, drive: Drive) =>
  edit("linkDrive", { slug, body: { drive } }, { replaces: (task) => request(task, slug)?.drive });
