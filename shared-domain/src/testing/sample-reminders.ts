import type { Letter } from "../mail/letter";
import type { PlannedTask } from "../planning/planned-task";
import { changeReminder } from "../reminder/planning-change";
import { dueReminders, type Reminder } from "../reminder/reminder";
import { availabilityCall } from "../reminder/availability-call";
import { invitation, swapOutcome } from "../reminder/swap-reminders";
import { parisInstant } from "../time/paris";

const site = "https://festival.exemple.fr";
const day = "2027-05-14";
const task = (id: number, name: string, hour: number): PlannedTask => ({
  id,
  name,
  category: null,
  globalInstruction: "",
  inChargeInstruction: null,
  isAnsweredFor: false,
  company: [],
  location: { id: 1, name: "Grand chapiteau", geoLocation: null },
  contacts: [{ id: 3, firstname: "Hélène", lastname: "Lœuvre", nickname: "Nini", phone: "06 12 34 56 78" }],
  period: { start: parisInstant(day, hour), end: parisInstant(day, hour + 2) },
});
const [bar, barriers] = [task(12, "Tenir le bar", 18), task(13, "Monter les barrières", 10)] as const;
const about = { id: "1", slot: { ...bar.period, task: bar.name, place: "Grand chapiteau" }, site };

const letterOf = (reminder: Reminder | undefined): Letter => {
  if (reminder === undefined) throw new Error("There is nothing to tell at that hour");
  return reminder.letter;
};
const dueAt = (tasks: PlannedTask[], now: Date) => letterOf(dueReminders(tasks, now, site)[0]);

/** Every reminder of plannings and swaps, as a volunteer reads it by mail. */
export const sampleReminders = {
  evening: dueAt([barriers, bar], parisInstant("2027-05-13", 19)),
  soon: dueAt([bar], new Date(bar.period.start.getTime() - 25 * 60_000)),
  planningChange: letterOf(
    changeReminder(
      [
        {
          uid: "bar",
          taskId: bar.id,
          name: bar.name,
          before: { period: barriers.period, place: "Village" },
          after: { period: bar.period, place: "Grand chapiteau" },
        },
      ],
      { key: "1", now: parisInstant("2027-05-10", 9), site },
    ),
  ),
  swapInvitation: invitation(about).letter,
  swapApproved: swapOutcome({ ...about, to: "requester", approved: true, answer: null }).letter,
  swapRefused: swapOutcome({
    ...about,
    to: "requester",
    approved: false,
    answer: "Nous avons trop besoin de toi à cette heure-là.",
  }).letter,
  availabilityCall: availabilityCall({
    stretches: [
      { start: parisInstant(day, 20), end: parisInstant("2027-05-15", 2), charisma: 90 },
      { start: parisInstant("2027-05-16", 8), end: parisInstant("2027-05-16", 12), charisma: 0 },
    ],
    site,
  }).letter,
} satisfies Record<string, Letter>;
