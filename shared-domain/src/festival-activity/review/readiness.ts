import { allRequests } from "../../festival-event/inquiry";
import type { DraftFestivalActivity, FestivalActivity, InReviewFestivalActivity } from "../festival-activity";

/** A draft with the fields that readiness guarantees. */
export type ReadyDraft = DraftFestivalActivity &
  Pick<InReviewFestivalActivity, "general" | "inCharge" | "signa">;

type Wanted = Pick<FestivalActivity, "general" | "inCharge" | "signa" | "inquiry">;

/** FA-14, FA-15: everything that is missing before a review, in the order of the sheet. */
export function missingForReview({ general, inCharge, signa, inquiry }: Wanted): string[] {
  const hasWindows = inquiry.timeWindows.length > 0;
  const hasRequests = allRequests(inquiry).length > 0;
  const published = general.toPublish;

  const requirements: [missing: boolean, reason: string][] = [
    [general.description === null, "Une description est nécessaire"],
    [published && general.photoLink === null, forPublication("Une photo")],
    [published && general.categories.length === 0, forPublication("Au moins une catégorie")],
    [published && general.timeWindows.length === 0, forPublication("Au moins un créneau horaire")],
    [inCharge.team === null, "Une équipe responsable est nécessaire"],
    [signa.location === null, "Le lieu est nécessaire"],
    [hasWindows && !hasRequests, "Au moins une demande de matos est nécessaire pour un créneau matos"],
    [hasRequests && !hasWindows, "Au moins un créneau matos est nécessaire pour une demande matos"],
  ];
  return requirements.filter(([missing]) => missing).map(([, reason]) => reason);
}

/** FA-14: true when nothing is missing; the type then guarantees what a review needs. */
export function isReady(fa: DraftFestivalActivity): fa is ReadyDraft {
  return missingForReview(fa).length === 0;
}

function forPublication(thing: string): string {
  return `${thing} est nécessaire pour les animations publiées`;
}
