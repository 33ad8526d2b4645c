import type { CallBlock } from "../availability-call/blocks";
import { festivalDayOf } from "../time/festival-day";
import { formatSlot } from "../time/format";
import type { Reminder } from "./reminder";

/** The path of the page of one's own availabilities. */
export const AVAILABILITIES_PATH = "/availabilities";

type Asked = {
  /** The asked hours by time, at least one. */
  stretches: readonly CallBlock[];
  /** Without a slash at its end. */
  site: string;
};

/** `10 points de charisme`; empty without any. */
export const charismaWords = (points: number): string =>
  points === 0
    ? ""
    : points === 1
      ? "1 point de charisme"
      : `${points.toLocaleString("fr")} points de charisme`;

/**
 * AC-6: the call to one person. It names their hours alone, and its link opens their availabilities there, after a
 * login. Sent as news of the planning: people without mails about those get none.
 */
export function availabilityCall({ stretches, site }: Asked): Reminder {
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) throw new Error("A call asks for hours");
  const lines = stretches.map(stretchLine);
  const title = stretches.length === 1 ? `On manque de monde ${formatSlot(first)}` : "On manque de monde";
  const path = `${AVAILABILITIES_PATH}?day=${festivalDayOf(first.start)}`;
  const key = `availability-call ${first.start.toISOString()}`;
  return {
    kind: "CHANGE",
    key,
    until: last.start,
    letter: {
      subject: title,
      paragraphs: [
        stretches.length === 1
          ? "Il manque du monde à ces heures, et tu n'as pas encore dit si tu pouvais venir :"
          : "Il manque du monde à plusieurs moments, et tu n'as pas encore dit si tu pouvais venir :",
        ...lines,
        "Si tu peux, une pression sur « Je suis disponible » suffit : tes heures sont déjà choisies. Sinon, dis-le aussi, on ne te le demandera plus.",
      ],
      button: { label: "Répondre", url: `${site}${path}` },
    },
    notification: { title, body: lines.join("\n"), path, tag: key },
  };
}

/** `Samedi 16 mai, 20h - 2h (90 points de charisme)` */
function stretchLine(stretch: CallBlock): string {
  const points = charismaWords(stretch.charisma);
  const words = formatSlot(stretch);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${points && ` (${points})`}`;
}
