import { type FestivalError, badInput, notFound, refused } from "../festival-error";
import { type Act, keyEvent } from "../festival-event/history";
import { initialValues } from "../festival-event/plain-field";
import { activityFields } from "./fields";
import { DRAFT, type DraftFestivalActivity, type FestivalActivity } from "./festival-activity";
import { historyDescriptions } from "./labels";

/**
 * FA-1: a draft at version 1 with nothing but its name, its author in charge.
 * Throws `bad-input` « Le nom de la FA est nécessaire » for a blank name.
 */
export function createFestivalActivity({
  id,
  name,
  ...act
}: Act & { id: number; name: string }): DraftFestivalActivity {
  return {
    id,
    version: 1,
    status: DRAFT,
    general: { ...initialValues(activityFields.general), name: checkName(name), timeWindows: [] },
    inCharge: { ...initialValues(activityFields.inCharge), adherent: act.by, contractors: [] },
    signa: { location: null, signages: [] },
    security: initialValues(activityFields.security),
    supply: { ...initialValues(activityFields.supply), electricity: [] },
    inquiry: { timeWindows: [], gears: [], electricity: [], barriers: [] },
    feedbacks: [],
    history: [keyEvent("CREATED", act, historyDescriptions.created)],
    tasks: [],
  };
}

/**
 * The name without the spaces around it.
 * Throws `bad-input` « Le nom de la FA est nécessaire » when nothing is left.
 */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw badInput("Le nom de la FA est nécessaire");
  return trimmed;
}

/** FA-2: the `not-found` refusal for a number that no activity has. */
export const activityNotFound = (id: number): FestivalError =>
  notFound(`La fiche activité #${id} n'a pas été trouvée`);

/** The same for who opens it. */
export const activityNotFoundToRead = (id: number): FestivalError =>
  notFound(`Oups 😬 J'ai l'impression que la fiche activité #${id} n'existe pas`);

/**
 * FA-8: an activity in any status can be removed, unless tasks are attached to it.
 * Throws `refused` with the numbers of the tasks.
 */
export function checkRemovable({ tasks }: Pick<FestivalActivity, "tasks">): void {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id).join(", ");
  const linked = tasks.length === 1 ? `à la FT ${ids}` : `aux FTs ${ids}`;
  throw refused(`Impossible de supprimer la FA, elle est liée ${linked}`);
}
