import { hoursWords } from "../check-in/hours";
import { planningButton } from "./reminder";
import type { OwnHours, ThanksForm } from "../thanks/thanks";
import type { Letter } from "../mail/letter";

/** `Tu as donné 14 h 30 en 6 créneaux.` */
export const ownHoursWords = ({ worked, slots }: OwnHours): string =>
  `Tu as donné ${hoursWords(worked)} en ${slots.toLocaleString("fr")} ${slots === 1 ? "créneau" : "créneaux"}.`;

/** TH-5: the thanks to one person: the sender's text, a paragraph for each empty line, then their own hours alone. */
export function thanksLetter({ subject, text, ...own }: ThanksForm & OwnHours & { site: string }): Letter {
  const typed = text
    .split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)+/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    subject: subject.trim(),
    paragraphs: [...typed, ownHoursWords(own)],
    button: planningButton(own.site),
  };
}
