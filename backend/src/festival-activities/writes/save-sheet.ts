import { activityFields } from "@coulisses/shared-domain/festival-activity/fields";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { WriteTransaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";
import { rowOfFields } from "../../festival-events/plain-fields";
import { rowSaverOf } from "../../festival-events/save-row";
import { reviewAndEventSaversOf } from "../../festival-events/save-reviews-and-events";
import {
  saveContractors,
  saveElectricity,
  saveInquiryTimeWindows,
  saveRequests,
  saveSignages,
  saveTimeWindows,
} from "./save-parts";

const { saveReviews, saveFeedbacks, saveHistory } = reviewAndEventSaversOf(
  "festival_activity",
  "activity_id",
);
export { saveHistory };

const saveRow = rowSaverOf(festivalActivities, rowOf);

/** Saves the parts that a rule changed, and no others. */
export async function saveSheet(
  tx: WriteTransaction,
  before: FestivalActivity,
  after: FestivalActivity,
): Promise<void> {
  await saveRow(tx, after);
  await saveReviews(tx, before, after);
  await saveTimeWindows(tx, after.id, before.general.timeWindows, after.general.timeWindows);
  await saveContractors(tx, after.id, before.inCharge.contractors, after.inCharge.contractors);
  await saveSignages(tx, after.id, before.signa.signages, after.signa.signages);
  await saveElectricity(tx, after.id, before.supply.electricity, after.supply.electricity);
  await saveInquiryTimeWindows(tx, after.id, before.inquiry.timeWindows, after.inquiry.timeWindows);
  await saveRequests(tx, after.id, before.inquiry, after.inquiry);
  await saveFeedbacks(tx, before, after);
  await saveHistory(tx, before, after);
}

/** The sheet's own row; its children have tables of their own. */
export function rowOf({ version, status, general, inCharge, signa, security, supply }: FestivalActivity) {
  return {
    version,
    status,
    ...rowOfFields(activityFields.general, general),
    ...rowOfFields(activityFields.inCharge, inCharge),
    adherentId: inCharge.adherent.id,
    locationId: signa.location?.id ?? null,
    ...rowOfFields(activityFields.security, security),
    ...rowOfFields(activityFields.supply, supply),
  };
}
