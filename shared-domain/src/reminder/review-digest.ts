import type { Letter } from "../mail/letter";
import type { PushedNotification } from "./reminder";
import { parisDay, parisHour } from "../time/paris";
import { type InboxSheet, inboxSheets, sheetAcronyms } from "../inbox/inbox-message";

/** A sheet that waits for a team; `team` is its name. */
export type WaitingSheet = { team: string; kind: InboxSheet; id: number; name: string };

const FROM = 8;
const UNTIL = 10;
const MOST_LINES = 12;

/** INB-8: the day (`yyyy-mm-dd`) whose digest is due at this instant, from 8 to 10 in Paris; else undefined. */
export function digestDay(now: Date): string | undefined {
  const hour = parisHour(now);
  return hour >= FROM && hour < UNTIL ? parisDay(now) : undefined;
}

/**
 * INB-8: the digest to one person, of at least one sheet. It names teams and sheets, no people; its link opens the
 * home page, where the queues stand, after a login. `site` is without a slash at its end.
 */
export function reviewDigest(
  sheets: readonly WaitingSheet[],
  { day, site }: { day: string; site: string },
): { letter: Letter; notification: PushedNotification } {
  const teams = [...new Set(sheets.map(({ team }) => team))].sort(compare).map((team) => {
    const waiting = sheets.filter((sheet) => sheet.team === team);
    return { title: `${countsOf(waiting)} à relire pour ${team}`, waiting };
  });
  const [first] = teams;
  const title =
    teams.length === 1 && first !== undefined ? first.title : `${countsOf(onceEach(sheets))} à relire`;
  const path = "/";
  return {
    letter: {
      subject: title,
      paragraphs: [
        ...teams.map((team) => [`${team.title} :`, ...linesOf(team.waiting)].join("\n")),
        "Ces messages s'arrêtent dans « Mes préférences », sur ton profil.",
      ],
      button: { label: "Relire", url: `${site}${path}` },
    },
    notification: {
      title,
      body: teams.map((team) => team.title).join("\n"),
      path,
      tag: `review-digest ${day}`,
    },
  };
}

function linesOf(sheets: readonly WaitingSheet[]): string[] {
  const lines = sheets.map(({ kind, id, name }) => `${sheetAcronyms[kind]} #${id} « ${name} »`);
  const more = lines.length - MOST_LINES;
  if (more <= 0) return lines;
  return [...lines.slice(0, MOST_LINES), more === 1 ? "et une autre" : `et ${more} autres`];
}

/** `4 FT et 2 FA` */
const countsOf = (sheets: readonly WaitingSheet[]): string =>
  inboxSheets
    .map((kind) => [kind, sheets.filter((sheet) => sheet.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${sheetAcronyms[kind]}`)
    .join(" et ");

/** A sheet that waits for two teams of one person is one sheet. */
const onceEach = (sheets: readonly WaitingSheet[]) => [
  ...new Map(sheets.map((sheet) => [`${sheet.kind} ${sheet.id}`, sheet])).values(),
];

const { compare } = new Intl.Collator("fr");
