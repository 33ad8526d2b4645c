import { allRequests } from "../../festival-event/inquiry";
import type { MissingPart } from "../../festival-event/missing-part";
import type { DraftFestivalActivity, FestivalActivity, InReviewFestivalActivity } from "../festival-activity";
import type { Section } from "./locks";

/** A draft with the fields that readiness guarantees. */
export type ReadyDraft = DraftFestivalActivity &
  Pick<InReviewFestivalActivity, "general" | "inCharge" | "signa">;

type Wanted = Pick<FestivalActivity, "general" | "inCharge" | "signa" | "inquiry">;

/** FA-14, FA-15: everything that is missing before a review, by section, in the order of the sheet. */
export function missingParts({ general, inCharge, signa, inquiry }: Wanted): MissingPart<Section>[] {
  const hasWindows = inquiry.timeWindows.length > 0;
  const hasRequests = allRequests(inquiry).length > 0;
  const published = general.toPublish;

  const requirements: [missing: boolean, section: Section, reason: string][] = [
    [general.description === null, "general", "Une description est nécessaire"],
    [published && general.photoLink === null, "general", forPublication("Une photo")],
    [published && general.categories.length === 0, "general", forPublication("Au moins une catégorie")],
    [
      published && general.timeWindows.length === 0,
      "generalTimeWindows",
      forPublication("Au moins un créneau horaire"),
    ],
    [inCharge.team === null, "inCharge", "Une équipe responsable est nécessaire"],
    [signa.location === null, "signa", "Le lieu est nécessaire"],
    [
      hasWindows && !hasRequests,
      "inquiryTimeWindows",
      "Au moins une demande de matos est nécessaire pour un créneau matos",
    ],
    [
      hasRequests && !hasWindows,
      "inquiryTimeWindows",
      "Au moins un créneau matos est nécessaire pour une demande matos",
    ],
  ];
  return requirements.filter(([missing]) => missing).map(([, section, reason]) => ({ section, reason }));
}

/** FA-14, FA-15: the reasons alone, in the same order. */
export function missingForReview(fa: Wanted): string[] {
  return missingParts(fa).map(({ reason }) => reason);
}

/** FA-14: true when nothing is missing; the type then guarantees what a review needs. */
export function isReady(fa: DraftFestivalActivity): fa is ReadyDraft {
  return missingForReview(fa).length === 0;
}

function forPublication(thing: string): string {
  return `${thing} est nécessaire pour les animations publiées`;
}
