/** The evening before a day of the festival, half an hour before a task, and when the planning changes. */
export const reminderKinds = ["EVENING", "SOON", "CHANGE"] as const;
/** The occasion of a reminder. */
export type ReminderKind = (typeof reminderKinds)[number];

/** The French name of each kind, as the preferences show it. */
export const reminderLabels: Record<ReminderKind, string> = {
  EVENING: "La veille au soir",
  SOON: "30 minutes avant",
  CHANGE: "Quand mon planning change",
};

/** How a reminder arrives: as a mail, or as a notification of a browser. */
type ReminderWay = "mail" | "push";

/** The reminders of people without a choice of their own; browsers are silent until asked. */
export const defaultReminders: Record<ReminderWay, readonly ReminderKind[]> = {
  mail: ["EVENING", "CHANGE"],
  push: [],
};

/**
 * The reminders proposed to people who turn on push notifications: those that a mail would bring too late.
 */
export const offeredByPush: readonly ReminderKind[] = ["SOON", "CHANGE"];
