import { type FestivalError, badInput, notFound, refused } from "../festival-error";
import { type Act, keyEvent } from "../festival-event/history";
import { DRAFT, type DraftFestivalActivity, type FestivalActivity } from "./festival-activity";
import { historyDescriptions } from "./labels";

/** FA-1: a draft with nothing but its name, its author in charge. */
export function createFestivalActivity({
  id,
  name,
  ...act
}: Act & { id: number; name: string }): DraftFestivalActivity {
  return {
    id,
    version: 1,
    status: DRAFT,
    general: {
      name: checkName(name),
      description: null,
      categories: [],
      toPublish: false,
      photoLink: null,
      isFlagship: false,
      timeWindows: [],
    },
    inCharge: { adherent: act.by, team: null, contractors: [] },
    signa: { location: null, signages: [] },
    security: { specialNeed: null, freePass: 0 },
    supply: { electricity: [], water: null },
    inquiry: { timeWindows: [], gears: [], electricity: [], barriers: [] },
    feedbacks: [],
    history: [keyEvent("CREATED", act, historyDescriptions.created)],
    tasks: [],
  };
}

/** A sheet always has a name. */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw badInput("Le nom de la FA est nécessaire");
  return trimmed;
}

/** FA-2 */
export const activityNotFound = (id: number): FestivalError =>
  notFound(`La fiche activité #${id} n'a pas été trouvée`);

/** FA-8: an activity goes in any status, unless tasks are attached to it. */
export function checkRemovable({ tasks }: Pick<FestivalActivity, "tasks">): void {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id).join(", ");
  const linked = tasks.length === 1 ? `à la FT ${ids}` : `aux FTs ${ids}`;
  throw refused(`Impossible de supprimer la FA, elle est liée ${linked}`);
}
