import type {
  ElectricityForm,
  ElectricityPatch,
  SecurityForm,
} from "@coulisses/shared-domain/contract/festival-activities";
import type { ActivityEdit } from "../activities-api";

export function editSecurity(form: SecurityForm): ActivityEdit {
  const fields = Object.keys(form) as (keyof SecurityForm)[];
  return {
    method: "PATCH",
    path: "security",
    body: form,
    replaces: ({ security }) => fields.map((field) => security[field]),
  };
}

export function editWater(water: string | null): ActivityEdit {
  return { method: "PATCH", path: "supply", body: { water }, replaces: ({ supply }) => supply.water };
}

export function addElectricity(form: ElectricityForm): ActivityEdit {
  return { method: "POST", path: "supply/electricity", body: form };
}

export function editElectricity(supplyId: string, form: ElectricityPatch): ActivityEdit {
  return {
    method: "PATCH",
    path: `supply/electricity/${encodeURIComponent(supplyId)}`,
    body: form,
    replaces: ({ supply }) => supply.electricity.find(({ id }) => id === supplyId),
  };
}

export function removeElectricity(supplyId: string): ActivityEdit {
  return { method: "DELETE", path: `supply/electricity/${encodeURIComponent(supplyId)}` };
}
