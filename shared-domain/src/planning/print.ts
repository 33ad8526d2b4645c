import { notFound, refused } from "../festival-error";

/** A zip of one PDF each, one PDF of all booklets, a zip of one calendar each. */
export const printKinds = ["LEAFLETS", "BOOKLETS", "CALENDARS"] as const;
/** The result of a print of many plannings. */
export type PrintKind = (typeof printKinds)[number];

/** From asked for to ready; a print that is cancelled or failed has no file. */
export const printStatuses = ["WAITING", "RUNNING", "DONE", "CANCELLED", "FAILED"] as const;
/** The progress of a print. */
type PrintStatus = (typeof printStatuses)[number];

/** The most people of one print. */
export const MOST_PRINTED = 1_000;
/** The most booklets of one answer; for more, there are prints. */
export const MOST_BOOKLETS = 50;

/** The file name of each kind of print. */
export const printFileNames: Record<PrintKind, string> = {
  LEAFLETS: "plannings.zip",
  BOOKLETS: "plannings.pdf",
  CALENDARS: "calendriers.zip",
};

/** True while a print is still to be made. */
export const isUnderWay = (status: PrintStatus): boolean => status === "WAITING" || status === "RUNNING";

/** The `not-found` for a print that does not exist or belongs to another person. */
export const printNotFound = () => notFound("Cette impression n'existe pas, ou plus");
/** The refusal of the file of a print that is not done. */
export const printNotReady = () => refused("Cette impression n'est pas prête");
