import type { FestivalError } from "../festival-error";
import type { RequestedGear } from "../festival-event/inquiry";
import type { Contact } from "../festival-task/festival-task";
import type { ReviewerCandidate } from "../festival-task/review/ask-for-review";
import type { Location } from "../location/location-catalogue";
import type { UserIdentity } from "../people/user";
import type { CatalogueSignage } from "../signage/signage-catalogue";

/** Look-ups of the things that a form names; each throws `not-found` for a missing one. */
export type Lookups = {
  /** `missing` replaces the usual refusal when the catalogue has no such gear. */
  gear: (
    slug: string,
    missing?: () => FestivalError,
  ) => Promise<RequestedGear & { isPonctualUsage: boolean }>;
  location: (id: number) => Promise<Location>;
  signage: (id: number) => Promise<CatalogueSignage>;
  person: (id: number) => Promise<UserIdentity>;
  /** Sorted by id. */
  people: (ids: readonly number[]) => Promise<UserIdentity[]>;
  contact: (id: number) => Promise<Contact>;
  /** A person who may be in charge of an activity; `refused` for anyone else. */
  adherent: (id: number) => Promise<UserIdentity>;
  /** The given codes; throws when one is no team. */
  teams: (codes: readonly string[]) => Promise<readonly string[]>;
  /** The members of humain who may review tasks, with the number of tasks each follows. */
  reviewers: () => Promise<ReviewerCandidate[]>;
};
