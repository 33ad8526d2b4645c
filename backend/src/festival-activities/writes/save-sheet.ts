import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { WriteTransaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";
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

type Row = ReturnType<typeof rowOf> & { version: number };
const saveRow = rowSaverOf<Row>(festivalActivities, [
  "version",
  "status",
  "name",
  "description",
  "categories",
  "toPublish",
  "photoLink",
  "isFlagship",
  "adherentId",
  "teamCode",
  "locationId",
  "specialNeed",
  "freePass",
  "water",
]);

/** Saves what a rule changed, and nothing else. */
export async function saveSheet(
  tx: WriteTransaction,
  before: FestivalActivity,
  after: FestivalActivity,
): Promise<void> {
  await saveRow(tx, after.id, { ...rowOf(after), version: after.version });
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
export function rowOf({ status, general, inCharge, signa, security, supply }: FestivalActivity) {
  const { timeWindows: _, ...fields } = general;
  return {
    ...fields,
    status,
    adherentId: inCharge.adherent.id,
    teamCode: inCharge.team,
    locationId: signa.location?.id ?? null,
    specialNeed: security.specialNeed,
    freePass: security.freePass,
    water: supply.water,
  };
}
