import { useNotify } from "@coulisses/shared-auth";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { useState } from "react";
import { useAssign } from "../assignment-parts/use-assign";

/** A slot, and the team that the volunteer would come for. */
type ChosenAssignment = { slot: SlotForVolunteer; as: string };

/**
 * Assigns a volunteer to a slot. An assignment against a rest rule waits for its reason: `againstRest` is its
 * slot, `assignAgainstRest` sends it.
 */
export function useVolunteerAssignment(person: VolunteerForAssignment | undefined, onDone: () => void) {
  const notify = useNotify();
  const assign = useAssign();
  const [againstRest, setAgainstRest] = useState<ChosenAssignment>();

  const send = async ({ slot, as }: ChosenAssignment, restOverride?: string) => {
    const { taskId, name } = slot;
    const refusal = await assign(
      {
        assignment: slotIdentifier(slot),
        volunteers: [{ id: person?.id ?? 0, as }],
        ...(restOverride !== undefined && { restOverride }),
      },
      `${person ? displayName(person) : ""} est affecté·e à [${taskId}] ${name}`,
    );
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
