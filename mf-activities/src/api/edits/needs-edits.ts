import type {
  ElectricityForm,
  ElectricityPatch,
  SecurityForm,
} from "@coulisses/shared-domain/contract/activity-forms";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { edit } from "./edit";

/** Changes fields of the security section. */
export function editSecurity(form: SecurityForm) {
  const fields = Object.keys(form) as (keyof SecurityForm)[];
  const replaces = ({ security }: FestivalActivity) => fields.map((field) => security[field]);
  return edit("changeSecurity", { body: form }, { replaces });
}

/** Changes the water need; null for none. */
export const editWater = (water: string | null) =>
  edit("changeWater", { body: { water } }, { replaces: ({ supply }) => supply.water });

/** Adds an electrical device. */
export const addElectricity = (form: ElectricityForm) => edit("addElectricity", { body: form });

/** Changes fields of an electrical device. */
export const editElectricity = (electricityId: string, form: ElectricityPatch) =>
  edit(
    "changeElectricity",
    { electricityId, body: form },
    { replaces: ({ supply }) => supply.electricity.find(({ id }) => id === electricityId) },
  );

/** Removes an electrical device. */
export const removeElectricity = (electricityId: string) => edit("removeElectricity", { electricityId });
