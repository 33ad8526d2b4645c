import type { TaskGeneralForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { TaskEdit } from "../tasks-api";

export function editGeneral(form: TaskGeneralForm): TaskEdit {
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
