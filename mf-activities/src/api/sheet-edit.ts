import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";

/** One write on a sheet, as data: it can be sent again when the sheet has moved on in between. */
export type SheetEdit = {
  method: "POST" | "PATCH" | "DELETE";
  /** Under `festival-activities/{id}/`. */
  path: string;
  body?: unknown;
  /**
   * What the edit overwrites. If it is no longer what the person saw, somebody else changed it
   * meanwhile and the person decides; absent, the edit can't undo anybody's work.
   */
  replaces?: (activity: FestivalActivity) => unknown;
};
