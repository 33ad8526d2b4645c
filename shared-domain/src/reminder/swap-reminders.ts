import type { Letter } from "../mail/letter";
import { planningButton, type Reminder } from "./reminder";
import { PLANNING_PATH } from "./slot-link";
import { formatDay, formatTime } from "../time/format";
import type { Period } from "../time/period";

/** The slot in messages about a swap. */
export type SwapSlot = Period & {
  task: string;
  /** Null when the task has no place. */
  place: string | null;
};

type About = { id: string; slot: SwapSlot; site: string };

/** `Tenir le bar, vendredi 14 mai 18:00 - 20:00 (Village)` */
export function slotLine({ task, place, start, end }: SwapSlot): string {
  const where = place === null ? "" : ` (${place})`;
  return `${task}, ${formatDay(start)} ${formatTime(start)} - ${formatTime(end)}${where}`;
}

/** The letter to people who could come; the request's reason is for managers alone. */
export function invitation(about: About): Reminder {
  return reminderOf(about, `invitation ${about.id}`, "On cherche quelqu'un", [
    "Quelqu'un ne peut pas venir, et tu es libre à ce moment-là :",
    slotLine(about.slot),
    "Si tu peux y aller, dis-le depuis ton planning : la première personne qui accepte est proposée, et son planning lui dit si elle est retenue.",
  ]);
}

/** The outcome of a swap, to the requester or the taker, with the manager's answer if any. */
export function swapOutcome(
  about: About & { to: "requester" | "taker"; approved: boolean; answer: string | null },
): Reminder {
  const { slot, to, approved, answer, id } = about;
  const news = {
    requester: approved ? "Ton remplacement est validé" : "Ton remplacement est refusé",
    taker: approved ? "Tu remplaces quelqu'un" : "Finalement, ton aide n'est pas nécessaire",
  }[to];
  const duty = {
    requester: approved ? "Tu n'es plus attendu·e :" : "Tu es toujours attendu·e :",
    taker: approved ? "Tu es attendu·e :" : "Tu n'es pas attendu·e :",
  }[to];
  const word = answer === null ? [] : [answer];
  return reminderOf(about, `${to} ${String(approved)} ${id}`, news, [duty, slotLine(slot), ...word]);
}

/** Sent as a change of the planning: people without mails about those get none of these. */
function reminderOf(
  { slot, site }: About,
  key: string,
  title: string,
  paragraphs: Letter["paragraphs"],
): Reminder {
  return {
    ...{ kind: "CHANGE", key: `swap ${key}`, until: slot.start },
    letter: { subject: `${title} : ${slot.task}`, paragraphs, button: planningButton(site) },
    notification: { title, body: slotLine(slot), path: PLANNING_PATH, tag: `swap ${key}` },
  };
}
