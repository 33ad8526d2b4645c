import { notFound, refused } from "../../festival-error";
import type { Drive } from "../../festival-event/drive";
import { checkSize } from "../../festival-event/sheet-limits";
import { alreadyRequested, driveInDraft, notRequested } from "../../festival-event/errors";
import { DRAFT, type FestivalActivity } from "../festival-activity";
import {
  type InquiryOwner,
  type InquiryRequest,
  inquiryOwners,
  type RequestedGear,
  allRequests,
  inquiryOwnerOf,
  isInitialised,
  requestsOf,
  withRequests,
} from "../../festival-event/inquiry";
import { checkOpen, sectionOfRequests } from "../review/locks";

type KnownGear = Pick<RequestedGear, "slug" | "name" | "owner">;

/**
 * FA-52, FA-54, FA-55: adds a request to the list of the team that provides the gear. Throws `refused` when
 * that list is closed, the section not initialised, or the gear requested already.
 */
export function addRequest<FA extends FestivalActivity>(fa: FA, gear: RequestedGear, quantity: number): FA {
  checkOpen(fa, sectionOfRequests(inquiryOwnerOf(gear)));
  checkInitialised(fa);
  return withNewRequest(fa, gear, quantity);
}

/**
 * FA-54, FA-55, FA-59: the drive stays when the quantity changes.
 * Throws `refused` when the list is closed, `not-found` « Il n'y a aucune demande de matos pour … ».
 */
export function updateRequest<FA extends FestivalActivity>(fa: FA, gear: KnownGear, quantity: number): FA {
  const { owner, request } = findOpenRequest(fa, gear);
  return replaceRequest(fa, owner, request, [{ ...request, quantity }]);
}

/**
 * FA-50, FA-53, FA-55: a draft may lose its last request.
 * Throws `refused` for the last one of any other sheet or a closed list, `not-found` for an unknown one.
 */
export function removeRequest<FA extends FestivalActivity>(fa: FA, gear: KnownGear): FA {
  const { owner, request } = findOpenRequest(fa, gear);
  if (fa.status !== DRAFT && allRequests(fa.inquiry).length === 1) {
    throw refused("Il s'agit de la dernière demande de matos. Il n'est pas possible de la supprimer");
  }
  return replaceRequest(fa, owner, request, []);
}

/**
 * FA-58: sets the place where a gear is fetched; possible once out of the draft, also after the owner has
 * approved. Throws `refused` in a draft, `not-found` without such a request.
 */
export function linkDrive<FA extends FestivalActivity>(fa: FA, slug: string, drive: Drive): FA {
  if (fa.status === DRAFT) throw driveInDraft("FA");
  const present = findRequest(fa, slug);
  if (!present) throw notFound("Aucune demande de matos ne correspond");
  return replaceRequest(fa, present.owner, present.request, [{ ...present.request, drive }]);
}

/** The request for a gear, and the team in whose list it stands; undefined without one. */
export function findRequest(
  { inquiry }: Pick<FestivalActivity, "inquiry">,
  slug: string,
): { owner: InquiryOwner; request: InquiryRequest } | undefined {
  for (const owner of inquiryOwners) {
    const request = requestsOf(inquiry, owner).find((one) => one.slug === slug);
    if (request) return { owner, request };
  }
  return undefined;
}

/**
 * FA-50, FA-52: a draft can be filled piece by piece, any other sheet starts with `initInquiry`.
 * Throws `refused` « La section Demande de matos n'a pas encore été initialisée. ».
 */
export function checkInitialised(fa: FestivalActivity): void {
  if (fa.status === DRAFT || isInitialised(fa.inquiry)) return;
  throw refused("La section Demande de matos n'a pas encore été initialisée.");
}

/**
 * Adds a request without checking locks, which the caller has done. Throws `refused` when the gear is
 * requested already or there are too many requests.
 */
export function withNewRequest<FA extends FestivalActivity>(
  fa: FA,
  gear: RequestedGear,
  quantity: number,
): FA {
  if (findRequest(fa, gear.slug)) throw alreadyRequested(gear);
  checkSize("requests", allRequests(fa.inquiry).length + 1);
  const owner = inquiryOwnerOf(gear);
  const { slug, name, isConsumable } = gear;
  const requests = [{ slug, name, quantity, isConsumable }, ...requestsOf(fa.inquiry, owner)];
  return { ...fa, inquiry: withRequests(fa.inquiry, owner, requests) };
}

function findOpenRequest(fa: FestivalActivity, gear: KnownGear) {
  const present = findRequest(fa, gear.slug);
  checkOpen(fa, sectionOfRequests(present?.owner ?? inquiryOwnerOf(gear)));
  if (!present) throw notRequested(gear);
  return present;
}

function replaceRequest<FA extends FestivalActivity>(
  fa: FA,
  owner: InquiryOwner,
  present: InquiryRequest,
  next: InquiryRequest[],
): FA {
  const requests = requestsOf(fa.inquiry, owner).flatMap((request) =>
    request === present ? next : [request],
  );
  return { ...fa, inquiry: withRequests(fa.inquiry, owner, requests) };
}
