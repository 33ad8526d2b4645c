import { rules, useForm } from "@coulisses/shared-pages/forms";
import { funnelAssignment } from "@coulisses/shared-domain/assignment/funnel";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { TaskWithSlots } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { required } from "@coulisses/shared-domain/field-problems";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { useMemo } from "react";
import { useAssign } from "../../assignment-parts/use-assign";
import type { SlotToFill } from "../slot-events";
import type { useFunnel } from "./use-funnel";

/** « Léa Martin et Théo Martin » */
export const names = new Intl.ListFormat("fr", { type: "conjunction" });

/** Refusal of a funnel in which some find no team that still lacks people. */
export const noRoomFor = ({ crowdedOut }: ReturnType<typeof useFunnel>) =>
  crowdedOut.length > 0
    ? `Il n'y a plus de place pour ${names.format(crowdedOut.map(displayName))}`
    : undefined;

type Options = {
  task: TaskWithSlots;
  slot: SlotToFill;
  funnel: ReturnType<typeof useFunnel>;
  onSent: () => void;
};

/** Assigns all of a funnel's candidates at once; against a rest rule, it asks for a reason. */
export function useFunnelForm({ task, slot, funnel: state, onSent }: Options) {
  const { funnel, persons, restProblems } = state;
  const assign = useAssign();
  const isAgainstRest = restProblems.length > 0;
  const schema = useMemo(
    () =>
      rules<{ reason: string }>({
        reason: (reason) => (isAgainstRest ? required(reason) : undefined),
      }),
    [isAgainstRest],
  );
  return useForm({
    initialValues: { reason: "" },
    schema,
    send: async ({ reason }) => {
      const message = noRoomFor(state) ?? problemIn(() => funnelAssignment(funnel));
      if (message !== undefined) return { message };
      const words = persons.length > 1 ? "sont affecté·es à" : "est affecté·e à";
      return assign(
        {
          assignment: slotIdentifier(slot),
          volunteers: funnelAssignment(funnel),
          ...(isAgainstRest && { restOverride: reason.trim() }),
        },
        `${names.format(persons.map(displayName))} ${words} [${task.id}] ${task.name}`,
      );
    },
    onSent,
  });
}
