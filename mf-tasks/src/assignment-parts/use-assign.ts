import {
  isApiError,
  refusalOf,
  useAssignVolunteersMutation,
  useNotify,
  useRemoveAssigneeMutation,
} from "@coulisses/shared-auth";
import { slotIdentifier, type SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { AssignmentForm } from "@coulisses/shared-domain/contract/assignment/assignments";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** Milliseconds during which an assignment can be undone. */
const UNDO_TIME = 20_000;
const NOT_FOUND = 404;

/**
 * Assigns volunteers, and shows `message` with an undo button. Returns the refusal, if any: when the last
 * place was taken meanwhile, its message is shown and the lists are read again.
 */
export function useAssign() {
  const notify = useNotify();
  const [assign] = useAssignVolunteersMutation();
  const [remove] = useRemoveAssigneeMutation();

  const takeBack = async ({ assignment, volunteers }: AssignmentForm) => {
    for (const { id } of volunteers) {
      const { error } = await remove({ ...assignment, assigneeId: id });
      // Another manager has already taken them off.
      if (error === undefined || (isApiError(error) && error.status === NOT_FOUND)) continue;
      const { message = "" } = refusalOf({ error }) ?? {};
      return notify({ type: "error", message: `L'affectation n'est pas annulée : ${message}` });
    }
    notify({ type: "success", message: "Affectation annulée" });
  };

  return async (form: AssignmentForm, message: string) => {
    const refusal = refusalOf(await assign({ body: form }));
    if (refusal) return refusal;
    const action = { label: "Annuler", run: () => void takeBack(form) };
    notify({ type: "success", message, timeout: UNDO_TIME, action });
    return undefined;
  };
}

type Place = {
  person: UserIdentity;
  task: { id: number; name: string };
  slot: SlotIdentifier;
  /** Code of the team that the person comes for. */
  as: string;
  /** The reason to go against the rules of rest. */
  restOverride?: string;
};

/** Assigns one person, as `useAssign` does. */
export function useAssignOne() {
  const assign = useAssign();
  return ({ person, task, slot, as, ...more }: Place) =>
    assign(
      { assignment: slotIdentifier(slot), volunteers: [{ id: person.id, as }], ...more },
      `${displayName(person)} est affecté·e à [${task.id}] ${task.name}`,
    );
}
