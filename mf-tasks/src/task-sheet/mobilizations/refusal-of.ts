import { FestivalError } from "@coulisses/shared-domain/festival-error";
import type { FestivalTask, Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  addMobilization,
  updateMobilization,
  type MobilizationForm,
  type NewMobilization,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";

type What = { mobilization: Mobilization } | { people: Pick<NewMobilization, "volunteers" | "teams"> };

/** Refusal that the server would give to this form, by the same rules; undefined for none. */
export function refusalOf(sheet: FestivalTask, form: MobilizationForm, what: What): string | undefined {
  // A dry run: its author and date are not kept.
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
