import type { FestivalError } from "../festival-error";
import type { RequestedGear } from "../festival-event/inquiry";
import type { Contact } from "../festival-task/festival-task";
import type { ReviewerCandidate } from "../festival-task/review/ask-for-review";
import type { Location } from "../location/location";
import type { UserIdentity } from "../people/user";
import type { CatalogueSignage } from "../signage/signage-catalogue";

/** Finds what a form names; each throws `not-found` for what does not exist. */
export type Lookups = {
  /** `missing`: the refusal when the catalogue has no such gear, where it is not the usual one. */
  gear: (
    slug: string,
    missing?: () => FestivalError,
  ) => Promise<RequestedGear & { isPonctualUsage: boolean }>;
  location: (id: number) => Promise<Location>;
  signage: (id: number) => Promise<CatalogueSignage>;
  person: (id: number) => Promise<UserIdentity>;
  /** In the order of the ids. */
  people: (ids: readonly number[]) => Promise<UserIdentity[]>;
  contact: (id: number) => Promise<Contact>;
  /** A person who may be in charge of an activity; `refused` for others. */
  adherent: (id: number) => Promise<UserIdentity>;
  /** The codes, each of a team. */
  teams: (codes: readonly string[]) => Promise<readonly string[]>;
  /** The members of humain who may review tasks, with how many each follows. */
  reviewers: () => Promise<ReviewerCandidate[]>;
};
