import type { SignageForm, SignagePatch } from "@coulisses/shared-domain/contract/activity-forms";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { edit } from "./edit";

const signage = ({ signa }: FestivalActivity, signageId: string) =>
  signa.signages.find(({ id }) => id === signageId);

/** Changes the place, by id; null for none. */
export const editLocation = (locationId: number | null) =>
  edit("changeLocation", { body: { locationId } }, { replaces: ({ signa }) => signa.location?.id });

/** Requests a signage. */
export const addSignage = (form: SignageForm) => edit("addSignage", { body: form });

/** Changes fields of a signage request. */
export const editSignage = (signageId: string, form: SignagePatch) =>
  edit("changeSignage", { signageId, body: form }, { replaces: (activity) => signage(activity, signageId) });

/** Removes a signage request. */
export const removeSignage = (signageId: string) => edit("removeSignage", { signageId });

/** Answers a signage request with a catalogue item. */
export const linkSignage = (signageId: string, catalogItemId: number) =>
  edit(
    "linkSignage",
    { signageId, body: { catalogItemId } },
    { replaces: (activity) => signage(activity, signageId)?.catalogItem?.id },
  );
