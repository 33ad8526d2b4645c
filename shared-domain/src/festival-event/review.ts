export const REVIEWING = "REVIEWING";
export const APPROVED = "APPROVED";
export const REJECTED = "REJECTED";
export const NOT_ASKING_TO_REVIEW = "NOT_ASKING_TO_REVIEW";

/** What a team says of a sheet. */
export type Review = typeof REVIEWING | typeof APPROVED | typeof REJECTED | typeof NOT_ASKING_TO_REVIEW;
