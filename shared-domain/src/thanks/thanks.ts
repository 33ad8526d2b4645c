import { refused } from "../festival-error";
import { type FieldProblem, required, tooLong } from "../field-problems";
import { ofMinutes } from "../time/duration";
import { festivalDayPeriod } from "../time/festival-day";
import { formatHumanDateTime } from "../time/format";
import { type Instant, toDate } from "../time/instant";
import { addDays, parisDay } from "../time/paris";

/** The longest subject of the thanks, in characters. */
export const THANKS_SUBJECT = { max: 150 };
/** The longest text of the thanks, in characters. */
export const THANKS_TEXT = { max: 2_000 };

/** The subject and the text of the thanks, as the sender writes them. */
export type ThanksForm = { subject: string; text: string };

/** The thanks until the sender writes others. */
export const defaultThanks: ThanksForm = {
  subject: "Merci pour ton aide !",
  text: "Le festival est fini, et c'est grâce à toi qu'il a eu lieu. Merci pour ton temps, ton énergie et ta bonne humeur !\n\nRepose-toi bien, on espère te revoir à la prochaine édition.",
};

/** From the festival's first day to its last one; dismantling counts by its slots. */
const LAST_DAY = 2;

/**
 * TH-1: the instant from which thanks may leave: the festival's days and the last slot are over. Null before either
 * is known.
 */
export function thanksStart(festivalStart: Instant | null, lastSlotEnd: Instant | null): Date | null {
  const ends = [
    ...(festivalStart === null
      ? []
      : [festivalDayPeriod(addDays(parisDay(toDate(festivalStart)), LAST_DAY)).end]),
    ...(lastSlotEnd === null ? [] : [toDate(lastSlotEnd)]),
  ];
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())));
}

/** TH-1: throws `refused` before the thanks may leave. */
export function checkIsOver(start: Instant | null, now: Date): void {
  if (start === null) throw refused("Les dates du festival ne sont pas encore fixées");
  if (toDate(start) > now)
    throw refused(
      `Le festival n'est pas fini : les remerciements pourront partir dès le ${formatHumanDateTime(start)}`,
    );
}

/** The hours that a person did: their length in milliseconds, and the number of slots. */
export type OwnHours = { worked: number; slots: number };

/** TH-2: people are thanked for a minute or more. */
export const isToThank = ({ worked }: OwnHours): boolean => worked >= ofMinutes(1);

/** TH-3: throws `refused` when nobody waits for thanks; `thanked` is the number of those who had them. */
export function checkAnybodyToThank(waiting: number, thanked: number): void {
  if (waiting > 0) return;
  throw refused(
    thanked === 0
      ? "Personne n'a encore d'heures faites : pointe d'abord qui est venu"
      : "Toutes les personnes qui ont fait des heures ont déjà été remerciées",
  );
}

const bounded =
  (label: string, { max }: { max: number }): FieldProblem<string> =>
  (value) =>
    required(value) ?? (value.length > max ? tooLong(label, max) : undefined);

/** TH-4: the rules of the form, by field. */
export const thanksProblems = {
  subject: bounded("Objet", THANKS_SUBJECT),
  text: bounded("Texte", THANKS_TEXT),
};
