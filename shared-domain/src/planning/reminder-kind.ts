/** The evening before a day of the festival, half an hour before a task, and when the planning changes. */
export const reminderKinds = ["EVENING", "SOON", "CHANGE"] as const;
/** What a person may be reminded of. */
export type ReminderKind = (typeof reminderKinds)[number];

/** The French name of each kind, as the preferences show it. */
export const reminderLabels: Record<ReminderKind, string> = {
  EVENING: "La veille au soir",
  SOON: "30 minutes avant",
  CHANGE: "Quand mon planning change",
};

/** A mail, or a notification of a browser. */
export const reminderWays = ["mail", "push"] as const;
/** How a reminder arrives. */
export type ReminderWay = (typeof reminderWays)[number];

/** Of whoever chose nothing: browsers are silent until they are asked. */
export const defaultReminders: Record<ReminderWay, readonly ReminderKind[]> = {
  mail: ["EVENING", "CHANGE"],
  push: [],
};

/** Of whoever takes notifications and never chose which: what a mail would tell too late. */
export const offeredByPush: readonly ReminderKind[] = ["SOON", "CHANGE"];
