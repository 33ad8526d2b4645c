/** What every sheet that several people edit carries. */
export type VersionedSheet = { id: number; version: number };

/** One write on a sheet, as data: it can be sent again when the sheet has moved on in between. */
export type SheetEdit<Sheet> = {
  method: "POST" | "PATCH" | "DELETE";
  /** Under the sheet's own address. */
  path: string;
  body?: unknown;
  /**
   * What the edit overwrites. If it is no longer what the person saw, somebody else changed it
   * meanwhile and the person decides; absent, the edit can't undo anybody's work.
   */
  replaces?: (sheet: Sheet) => unknown;
};
