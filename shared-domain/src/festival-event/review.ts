/** The statuses that activities and tasks share. In a draft, nobody reviews yet. */
export const DRAFT = "DRAFT";
/** At least one team has still to review, and none has rejected. */
export const IN_REVIEW = "IN_REVIEW";
/** Every team that reviews the sheet has approved. */
export const VALIDATED = "VALIDATED";
/** At least one team has rejected. */
export const REFUSED = "REFUSED";

/** The review of a team that has still to answer. */
export const REVIEWING = "REVIEWING";
/** The team agrees; its approval closes sections to changes. */
export const APPROVED = "APPROVED";
/** The team asks for corrections. */
export const REJECTED = "REJECTED";
/** The sheet does not concern this team. */
export const NOT_ASKING_TO_REVIEW = "NOT_ASKING_TO_REVIEW";

/** The review of a sheet by one team. */
export type Review = typeof REVIEWING | typeof APPROVED | typeof REJECTED | typeof NOT_ASKING_TO_REVIEW;
