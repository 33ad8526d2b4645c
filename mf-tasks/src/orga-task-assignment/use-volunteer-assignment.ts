import { useNotify } from "@coulisses/shared-auth";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { useState } from "react";
import { useAssignOne } from "../assignment-parts/use-assign";

/** A slot, and the team that the volunteer would come for. */
type ChosenAssignment = { slot: SlotForVolunteer; as: string };

/**
 * Assigns a volunteer to a slot. An assignment against a rest rule waits for its reason: `againstRest` is its
 * slot, `assignAgainstRest` sends it.
 */
export function useVolunteerAssignment(person: VolunteerForAssignment | undefined, onDone: () => void) {
  const notify = useNotify();
  const assign = useAssignOne();
  const [againstRest, setAgainstRest] = useState<ChosenAssignment>();

  const send = async ({ slot, as }: ChosenAssignment, restOverride?: string) => {
    if (!person) return undefined;
    const task = { id: slot.taskId, name: slot.name };
    const refusal = await assign({
      person,
      task,
      slot,
      as,
      ...(restOverride !== undefined && { restOverride }),
    });
    if (!refusal) onDone();
    return refusal;
  };
  return {
    async assignTo(place: ChosenAssignment) {
      if (place.slot.restProblems.length > 0) return setAgainstRest(place);
      const refusal = await send(place);
      if (refusal) notify({ type: "error", message: refusal.message });
    },
    againstRest: againstRest?.slot,
    assignAgainstRest: async (reason: string) => againstRest && send(againstRest, reason),
    giveUp: () => setAgainstRest(undefined),
  };
}
