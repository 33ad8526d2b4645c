import type { SignageForm, SignagePatch } from "@coulisses/shared-domain/contract/festival-activities";
import type { ActivityEdit } from "../activities-api";

/** Ids of signages and supplies are made of what people typed. */
const segment = encodeURIComponent;

export function editLocation(locationId: number | null): ActivityEdit {
  return {
    method: "PATCH",
    path: "signa",
    body: { locationId },
    replaces: ({ signa }) => signa.location?.id,
  };
}

export function addSignage(form: SignageForm): ActivityEdit {
  return { method: "POST", path: "signa/signages", body: form };
}

export function editSignage(signageId: string, form: SignagePatch): ActivityEdit {
  return {
    method: "PATCH",
    path: `signa/signages/${segment(signageId)}`,
    body: form,
    replaces: ({ signa }) => signa.signages.find(({ id }) => id === signageId),
  };
}

export function removeSignage(signageId: string): ActivityEdit {
  return { method: "DELETE", path: `signa/signages/${segment(signageId)}` };
}

export function linkSignage(signageId: string, catalogItemId: number): ActivityEdit {
  return {
    method: "PATCH",
    path: `signa/signages/${segment(signageId)}/link`,
    body: { catalogItemId },
    replaces: ({ signa }) => signa.signages.find(({ id }) => id === signageId)?.catalogItem?.id,
  };
}
