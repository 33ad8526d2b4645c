import { refused } from "../festival-error";
import type { UserIdentity } from "../people/user";

/** A member of humain who reviews tasks; `inReview`: how many he follows that are in review now. */
export type ReviewerCandidate = UserIdentity & { inReview: number };

/** FT-11: the least loaded but the administrator; the first registered among equals. */
export function chooseReviewer(
  candidates: readonly ReviewerCandidate[],
  administrator: Pick<UserIdentity, "id">,
): UserIdentity {
  const [chosen] = candidates
    .filter(({ id }) => id !== administrator.id)
    .sort((a, b) => a.inReview - b.inReview || a.id - b.id);
  if (!chosen) throw refused("Aucun relecteur humain disponible");
  const { inReview: _, ...reviewer } = chosen;
  return reviewer;
}
