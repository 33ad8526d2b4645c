import { badInput } from "../festival-error";
import { type Act, keyEvent } from "../festival-event/key-event";
import { DRAFT, type DraftFestivalTask } from "./festival-task";
import { historyDescriptions } from "./labels";
import type { LinkedActivity } from "./linked-activity";

/** FT-1: a draft with nothing but its name and its activity, its author as administrator. */
export function createFestivalTask({
  id,
  name,
  festivalActivity,
  ...act
}: Act & { id: number; name: string; festivalActivity: LinkedActivity }): DraftFestivalTask {
  return {
    id,
    version: 1,
    status: DRAFT,
    festivalActivity,
    general: { name: checkName(name), administrator: act.by, team: null },
    instructions: {
      appointment: null,
      contacts: [],
      global: null,
      inCharge: { volunteers: [], instruction: null },
    },
    mobilizations: [],
    inquiries: [],
    feedbacks: [],
    history: [keyEvent("CREATED", act, historyDescriptions.created)],
  };
}

/** A sheet always has a name. */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw badInput("Le nom de la FT est nécessaire");
  return trimmed;
}
