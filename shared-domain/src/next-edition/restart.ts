import { badInput, FestivalError, refused } from "../festival-error";
import type { FestivalActivity } from "../festival-activity/festival-activity";

/** ED-8: how many activities one press restarts; with their tasks they take about two seconds. */
export const mostRestarts = 500;

/** ED-8: throws `bad-input` « … FA au plus à la fois ». */
export function checkRestartSize(activities: number): void {
  if (activities > mostRestarts) throw badInput(`${String(mostRestarts)} FA au plus à la fois`);
}

/** How a refusal about several sheets names one. */
export const nameOfActivity = ({ id, general }: Pick<FestivalActivity, "id" | "general">) =>
  `FA #${String(id)} - ${general.name}`;

/**
 * ED-5: why an activity can't be restarted: only an archived one can, once; undefined when it can. A removed restart
 * does not count.
 */
export function whyNotRestartable({ edition }: Pick<FestivalActivity, "edition">): string | undefined {
  if (!edition?.isArchived) return "son édition n'est pas close";
  if (edition.next) return `déjà reprise en FA #${String(edition.next.id)}`;
  return undefined;
}

/** ED-5: throws `refused` with a line for each activity that can't be restarted. */
export function checkRestartable(activities: readonly FestivalActivity[]): void {
  const lines = activities.flatMap((activity) => {
    const reason = whyNotRestartable(activity);
    return reason === undefined ? [] : [`${nameOfActivity(activity)} : ${reason}`];
  });
  if (lines.length > 0) throw refused([...lines, "Aucune FA n'a été reprise."].join("\n"));
}

/** ED-5: throws `stale` with a line for each activity that changed after the version that was seen. */
export function checkSeen(
  activities: readonly FestivalActivity[],
  seen: ReadonlyMap<number, { version: number }>,
): void {
  const lines = activities
    .filter(({ id, version }) => seen.get(id)?.version !== version)
    .map((activity) => `${nameOfActivity(activity)} a été modifiée entre-temps`);
  if (lines.length > 0) {
    throw new FestivalError("stale", [...lines, "Aucune FA n'a été reprise."].join("\n"));
  }
}

/** A sheet that a restart made, as it is now. */
export type RestartedSheet = {
  kind: "FA" | "FT";
  id: number;
  name: string;
  /** False for a task that was created since. */
  isFromRestart: boolean;
  version: number;
};

/**
 * ED-9: throws `refused` with the sheets that were edited since the restart, or were added to it; the restart is
 * undone whole or not at all.
 */
export function checkUntouchedSince(sheets: readonly RestartedSheet[]): void {
  const lines = sheets
    .filter(({ isFromRestart, version }) => !isFromRestart || version > 1)
    .map(
      ({ kind, id, name, isFromRestart }) =>
        `${kind} #${String(id)} - ${name} ${isFromRestart ? "a été modifiée" : "a été ajoutée"} depuis la reprise`,
    );
  if (lines.length > 0) throw refused([...lines, "Rien n'a été annulé."].join("\n"));
}

/** ED-9: the `refused` error for activities that the person did not restart, or that are gone already. */
export const restartNotUndoable = (): FestivalError => refused("Cette reprise ne peut plus être annulée");
