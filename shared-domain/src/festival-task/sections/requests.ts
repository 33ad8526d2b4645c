import type { RequestedGear } from "../../festival-event/inquiry";
import { notFound } from "../../festival-error";
import type { Drive } from "../../festival-event/drive";
import { checkSize } from "../../festival-event/sheet-limits";
import {
  alreadyRequested,
  driveInDraft,
  notRequested,
  requestedGearNotFound,
} from "../../festival-event/errors";
import { DRAFT, type FestivalTask, REVIEWING, WILL_NOT_REVIEW } from "../festival-task";
import { checkOpen } from "../review/locks";

/** A gear of the catalogue; tasks can ask for gear of ponctual usage only. */
export type TaskGear = Pick<RequestedGear, "slug" | "name" | "isConsumable"> & {
  isPonctualUsage: boolean;
};

/**
 * FT-26, FT-45: adds a request; matos reviews again if it had chosen not to. Throws `refused` when matos has
 * approved (FT-40), the gear is requested already or there are too many; `not-found` for gear that tasks
 * can't ask for.
 */
export function addRequest<FT extends FestivalTask>(ft: FT, gear: TaskGear, quantity: number): FT {
  checkOpen(ft, "newRequests");
  if (!gear.isPonctualUsage) throw requestedGearNotFound();
  if (requestFor(ft, gear.slug)) throw alreadyRequested(gear);
  checkSize("requests", ft.inquiries.length + 1);
  const { slug, name, isConsumable } = gear;
  const inquiries = [{ slug, name, quantity, isConsumable }, ...ft.inquiries];
  return { ...askMatosAgain(ft), inquiries };
}

/**
 * FT-45: the drive stays when the quantity changes.
 * Throws `refused` when matos has approved (FT-40), `not-found` without such a request.
 */
export function updateRequest<FT extends FestivalTask>(
  ft: FT,
  gear: Pick<TaskGear, "slug" | "name">,
  quantity: number,
): FT {
  checkOpen(ft, "requests");
  const present = requestFor(ft, gear.slug);
  if (!present) throw notRequested(gear);
  return replaceRequest(ft, gear.slug, [{ ...present, quantity }]);
}

/**
 * FT-45: removing what is not asked for changes nothing.
 * Throws `refused` when matos has approved (FT-40).
 */
export function removeRequest<FT extends FestivalTask>(ft: FT, slug: string): FT {
  checkOpen(ft, "requests");
  return replaceRequest(ft, slug, []);
}

/**
 * FT-46: sets the place where a gear is fetched; possible once out of the draft, with or without approvals.
 * Throws `refused` in a draft, `not-found` without such a request.
 */
export function linkDrive<FT extends FestivalTask>(ft: FT, slug: string, drive: Drive): FT {
  if (ft.status === DRAFT) throw driveInDraft("FT");
  const present = requestFor(ft, slug);
  if (!present) throw notFound("Aucune demande de matos ne correspond");
  return replaceRequest(ft, slug, [{ ...present, drive }]);
}

const requestFor = ({ inquiries }: FestivalTask, slug: string) =>
  inquiries.find((request) => request.slug === slug);

function replaceRequest<FT extends FestivalTask>(ft: FT, slug: string, next: FestivalTask["inquiries"]): FT {
  const inquiries = ft.inquiries.flatMap((request) => (request.slug === slug ? next : [request]));
  return { ...ft, inquiries };
}

function askMatosAgain<FT extends FestivalTask>(ft: FT): FT {
  if (ft.status === DRAFT || ft.reviews.matos !== WILL_NOT_REVIEW) return ft;
  return { ...ft, reviews: { ...ft.reviews, matos: REVIEWING } };
}
