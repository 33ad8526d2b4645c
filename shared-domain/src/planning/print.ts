import { notFound, refused } from "../festival-error";

/** A zip of one PDF each, one PDF of all booklets, a zip of one calendar each. */
export const printKinds = ["LEAFLETS", "BOOKLETS", "CALENDARS"] as const;
/** What a print makes of many plannings. */
export type PrintKind = (typeof printKinds)[number];

/** From asked for to ready; a print that is cancelled or failed has no file. */
export const printStatuses = ["WAITING", "RUNNING", "DONE", "CANCELLED", "FAILED"] as const;
/** How far a print is. */
export type PrintStatus = (typeof printStatuses)[number];

/** How many people one print may be of. */
export const MOST_PRINTED = 1_000;
/** How many booklets one answer may hold; a print is for more. */
export const MOST_BOOKLETS = 50;

/** How the file of a print is called. */
export const printFileNames: Record<PrintKind, string> = {
  LEAFLETS: "plannings.zip",
  BOOKLETS: "plannings.pdf",
  CALENDARS: "calendriers.zip",
};

/** Whether a print is still to be made. */
export const isUnderWay = (status: PrintStatus): boolean => status === "WAITING" || status === "RUNNING";

/** The `not-found` for a print that is not there, or somebody else's. */
export const printNotFound = () => notFound("Cette impression n'existe pas, ou plus");
/** The refusal of a file that is not made yet, or never will be. */
export const printNotReady = () => refused("Cette impression n'est pas prête");
