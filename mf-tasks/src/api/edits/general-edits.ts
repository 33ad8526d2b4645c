import type { TaskGeneralForm } from "@coulisses/shared-domain/contract/festival-tasks";
import { edit } from "./edit";

/** Changes fields of the general section. */
export const editGeneral = (form: TaskGeneralForm) =>
  edit(
    "changeGeneral",
    { body: form },
    {
      replaces: ({ general: { name, administrator, team } }) => [
        form.name === undefined || name,
        form.administratorId === undefined || administrator.id,
        form.team === undefined || team,
      ],
    },
  );
