import type { TaskGeneralForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { SheetEdit } from "../sheet-edit";

export function editGeneral(form: TaskGeneralForm): SheetEdit {
  return {
    method: "PATCH",
    path: "general",
    body: form,
    replaces: ({ general: { name, administrator, team } }) => [
      form.name === undefined || name,
      form.administratorId === undefined || administrator.id,
      form.team === undefined || team,
    ],
  };
}
