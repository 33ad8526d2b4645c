import type { GeneralForm, PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { SheetEdit } from "../sheet-edit";

export function editGeneral(form: GeneralForm): SheetEdit {
  const fields = Object.keys(form) as (keyof GeneralForm)[];
  return {
    method: "PATCH",
    path: "general",
    body: form,
    replaces: ({ general }) => fields.map((field) => general[field]),
  };
}

export function addTimeWindow(period: PeriodForm): SheetEdit {
  return { method: "POST", path: "general/time-windows", body: period };
}

export function moveTimeWindow(windowId: string, period: PeriodForm): SheetEdit {
  return {
    method: "PATCH",
    path: `general/time-windows/${windowId}`,
    body: period,
    replaces: ({ general }) => general.timeWindows.find(({ id }) => id === windowId),
  };
}

export function removeTimeWindow(windowId: string): SheetEdit {
  return { method: "DELETE", path: `general/time-windows/${windowId}` };
}
