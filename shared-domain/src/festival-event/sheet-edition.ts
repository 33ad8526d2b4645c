import { type FestivalError, notFound, refused } from "../festival-error";

/** A sheet of another edition: its number, and its edition. */
export type SheetOfEdition = { id: number; edition: number };

/** The edition of a sheet, and the sheets of other editions that it comes from or lives on in. */
export type SheetEdition = {
  number: number;
  /** True once its edition is closed: the sheet can be read only. */
  isArchived: boolean;
  /** ED-5: the sheet that this one began as. */
  from?: SheetOfEdition;
  /** ED-5: the sheet that began as this one. */
  next?: SheetOfEdition;
};

/** ED-2: the `refused` error for any change of a sheet whose edition is closed. */
export const archivedSheet = (edition: number): FestivalError =>
  refused(`Cette fiche est archivée avec l'édition ${String(edition)} : elle se lit, mais ne change plus`);

/** ED-2: the line that stands for the next step on the page of an archived sheet. */
export const archivedLabel = (edition: number): string => `Édition ${String(edition)} archivée`;

/** ED-2: throws `refused` when the sheet is archived; one that was just created has no `edition` yet. */
export function checkLive({ edition }: { edition?: SheetEdition }): void {
  if (edition?.isArchived) throw archivedSheet(edition.number);
}

/** The sheets of an edition, as one sees them before closing it. */
export type EditionSheets = {
  edition: number;
  /** When it was closed; null while it is open. */
  closedAt: string | null;
  activities: number;
  tasks: number;
  /** The activities that are not validated. */
  unfinishedActivities: number;
  /** The tasks that are neither validated nor in assignment. */
  unfinishedTasks: number;
  /** The slots of people that are still to come. */
  slotsToCome: number;
};

/**
 * ED-3: throws `refused` for an edition that has not begun, or is closed already; `present` is the edition of today.
 */
export function checkClosable(
  edition: number,
  { present, isClosed }: { present: number; isClosed: boolean },
) {
  if (isClosed) throw refused(`L'édition ${String(edition)} est déjà close`);
  if (edition > present) throw refused(`L'édition ${String(edition)} n'a pas encore commencé`);
}

/** ED-4: the `not-found` refusal for an edition that is not closed. */
export const editionNotClosed = (edition: number): FestivalError =>
  notFound(`L'édition ${String(edition)} n'est pas close`);

const counted = (count: number, one: string) => `${count.toLocaleString("fr")} ${one}`;

/** ED-3: what closing would do, as the dialog says it before asking; one sentence a line. */
export function closingWarnings(sheets: EditionSheets): string[] {
  const { activities, tasks, unfinishedActivities, unfinishedTasks, slotsToCome } = sheets;
  return [
    `${counted(activities, "FA")} et ${counted(tasks, "FT")} ne pourront plus être modifiées et quitteront les listes.`,
    ...(unfinishedActivities + unfinishedTasks > 0
      ? [
          `${counted(unfinishedActivities, "FA")} et ${counted(unfinishedTasks, "FT")} ne sont pas validées : elles resteront comme elles sont.`,
        ]
      : []),
    ...(slotsToCome > 0
      ? [
          `${counted(slotsToCome, slotsToCome > 1 ? "créneaux de bénévoles sont" : "créneau de bénévole est")} encore à venir.`,
        ]
      : []),
  ];
}
