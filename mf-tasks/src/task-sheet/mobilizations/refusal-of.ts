import { FestivalError } from "@coulisses/shared-domain/festival-error";
import type { FestivalTask, Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  addMobilization,
  updateMobilization,
  type MobilizationForm,
  type NewMobilization,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";

type What = { mobilization: Mobilization } | { people: Pick<NewMobilization, "volunteers" | "teams"> };

/** What the server would answer to this form, by its own rules; nothing when it would do. */
export function refusalOf(sheet: FestivalTask, form: MobilizationForm, what: What): string | undefined {
  // Nothing of the trial is kept: who does it does not matter.
  const trial = { by: sheet.general.administrator, at: new Date(0) };
  try {
    if ("mobilization" in what) updateMobilization(sheet, what.mobilization.id, form, trial);
    else addMobilization(sheet, { ...form, ...what.people }, trial);
    return undefined;
  } catch (error) {
    if (error instanceof FestivalError) return error.message;
    throw error;
  }
}
