import {
  isApiError,
  refusalOf,
  useAssignVolunteersMutation,
  useNotify,
  useRemoveAssigneeMutation,
} from "@coulisses/shared-auth";
import type { AssignmentForm } from "@coulisses/shared-domain/contract/assignment/assignments";

/** How long one may take an assignment back, in milliseconds. */
const UNDO_TIME = 20_000;
const NOT_FOUND = 404;

/**
 * Assigns people, and tells `message` with a button that takes them off again. Answers the refusal, if it is one: whoever
 * was late for the last place reads it, and the lists are read anew.
 */
export function useAssign() {
  const notify = useNotify();
  const [assign] = useAssignVolunteersMutation();
  const [remove] = useRemoveAssigneeMutation();

  const takeBack = async ({ assignment, volunteers }: AssignmentForm) => {
    for (const { id } of volunteers) {
      const { error } = await remove({ ...assignment, assigneeId: id });
      // Somebody else took them off already.
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
