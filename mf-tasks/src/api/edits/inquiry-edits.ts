import type { InquiryRequestForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { edit } from "./edit";

const request = ({ inquiries }: FestivalTask, slug: string) => inquiries.find((one) => one.slug === slug);

export const addRequest = (form: InquiryRequestForm) => edit("addRequest", { body: form });

export const editRequest = (slug: string, quantity: number) =>
  edit("changeRequest", { slug, body: { quantity } }, { replaces: (task) => request(task, slug)?.quantity });

export const removeRequest = (slug: string) => edit("removeRequest", { slug });

export const linkDrive = (slug: string, drive: Drive) =>
  edit("linkDrive", { slug, body: { drive } }, { replaces: (task) => request(task, slug)?.drive });
