/** The statuses that activities and tasks share. */
export const DRAFT = "DRAFT";
export const IN_REVIEW = "IN_REVIEW";
export const VALIDATED = "VALIDATED";
export const REFUSED = "REFUSED";

/** What a team says of a sheet: to review, approved, rejected, or not concerned by it. */
export const REVIEWING = "REVIEWING";
export const APPROVED = "APPROVED";
export const REJECTED = "REJECTED";
export const NOT_ASKING_TO_REVIEW = "NOT_ASKING_TO_REVIEW";

export type Review = typeof REVIEWING | typeof APPROVED | typeof REJECTED | typeof NOT_ASKING_TO_REVIEW;
