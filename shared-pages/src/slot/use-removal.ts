import {
  refusalOf,
  useAssignVolunteersMutation,
  useNotify,
  useRemoveAssigneeMutation,
} from "@coulisses/shared-auth";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { DetailedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { useCallback } from "react";

const TIME_TO_UNDO = 8000;

type Assignee = DetailedSlot["assignees"][number];

/** Takes a volunteer off a slot at once; the notice's button puts them back, for the same team. */
export function useRemoval({ taskId, mobilizationId, assignmentId }: SlotIdentifier) {
  const notify = useNotify();
  const [assign] = useAssignVolunteersMutation();
  const [remove] = useRemoveAssigneeMutation();
  return useCallback(
    async (person: Assignee) => {
      const slot = { taskId, mobilizationId, assignmentId };
      const name = displayName(person);
      const { id, as } = person;
      const putBack = async (team: string) => {
        const refusal = refusalOf(
          await assign({ body: { assignment: slot, volunteers: [{ id, as: team }] } }),
        );
        if (refusal) notify({ type: "error", message: refusal.message });
        else notify({ type: "success", message: `${name} est de retour sur le créneau` });
      };
      const refusal = refusalOf(await remove({ ...slot, assigneeId: id }));
      if (refusal) notify({ type: "error", message: refusal.message });
      else
        notify({
          type: "success",
          message: `${name} ne vient plus à ce créneau`,
          timeout: TIME_TO_UNDO,
          ...(as !== undefined && { action: { label: "Annuler", run: () => void putBack(as) } }),
        });
    },
    [taskId, mobilizationId, assignmentId, assign, remove, notify],
  );
}
