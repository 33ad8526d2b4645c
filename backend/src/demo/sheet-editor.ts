import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Act, KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Random } from "./random";

const HOUR = 3_600_000;

export type SheetWithSnapshots<Sheet> = {
  sheet: Sheet;
  /** The sheet just after each of its key events. */
  snapshots: readonly Sheet[];
};
export type DemoActivity = SheetWithSnapshots<FestivalActivity>;

/** Edits a demo sheet by the rules, one act after another, with time in between. */
export type SheetEditor<Sheet = FestivalActivity> = {
  read(): Sheet;
  apply(rule: (sheet: Sheet) => Sheet): void;
  /** The act of a person, some hours after the last one. */
  actOf(by: UserIdentity): Act;
  close(): SheetWithSnapshots<Sheet>;
};

export function openSheetEditor<Sheet extends { history: readonly KeyEvent[] }>(
  random: Random,
  start: Date,
  create: (at: Date) => Sheet,
): SheetEditor<Sheet> {
  let time = start;
  let sheet = create(start);
  const snapshots = [sheet];

  return {
    read: () => sheet,
    apply(rule) {
      const before = sheet.history.length;
      sheet = rule(sheet);
      if (sheet.history.length > before) snapshots.push(sheet);
    },
    actOf({ id, firstname, lastname, nickname = null }) {
      time = new Date(time.getTime() + random.between(1, 36) * HOUR + random.between(0, 3599) * 1000);
      return { by: { id, firstname, lastname, nickname }, at: time };
    },
    close: () => ({ sheet, snapshots }),
  };
}
