import { badInput } from "../festival-error";
import { type Act, keyEvent } from "../festival-event/key-event";
import { DRAFT, type DraftFestivalActivity } from "./festival-activity";
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
