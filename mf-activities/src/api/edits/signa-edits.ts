import type { SignageForm, SignagePatch } from "@coulisses/shared-domain/contract/festival-activities";
import type { SheetEdit } from "../sheet-edit";

/** Ids of signages and supplies are made of what people typed. */
const segment = encodeURIComponent;

export function editLocation(locationId: number | null): SheetEdit {
  return {
    method: "PATCH",
    path: "signa",
    body: { locationId },
    replaces: ({ signa }) => signa.location?.id,
  };
}

export function addSignage(form: SignageForm): SheetEdit {
  return { method: "POST", path: "signa/signages", body: form };
}

export function editSignage(signageId: string, form: SignagePatch): SheetEdit {
  return {
    method: "PATCH",
    path: `signa/signages/${segment(signageId)}`,
    body: form,
    replaces: ({ signa }) => signa.signages.find(({ id }) => id === signageId),
  };
}

export function removeSignage(signageId: string): SheetEdit {
  return { method: "DELETE", path: `signa/signages/${segment(signageId)}` };
}

export function linkSignage(signageId: string, catalogItemId: number): SheetEdit {
  return {
    method: "PATCH",
    path: `signa/signages/${segment(signageId)}/link`,
    body: { catalogItemId },
    replaces: ({ signa }) => signa.signages.find(({ id }) => id === signageId)?.catalogItem?.id,
  };
}
