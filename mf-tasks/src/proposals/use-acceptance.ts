import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type {
  AcceptanceForm,
  AcceptanceOutcome,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { useCallback, useState } from "react";
import { useAcceptProposalMutation, useUndoAcceptanceMutation } from "../api/proposals-api";
import { counted } from "./proposal-name";

const TIME_TO_UNDO = 8000;

/**
 * Accepts lines of a proposal and undoes that: the notice offers to undo the last acceptance. `leftOut` is what the
 * last gesture could not do.
 */
export function useAcceptance(id: string) {
  const notify = useNotify();
  const [accept, accepting] = useAcceptProposalMutation();
  const [undo, undoing] = useUndoAcceptanceMutation();
  const [leftOut, setLeftOut] = useState<AcceptanceOutcome>();

  const undoIt = useCallback(
    async (acceptanceId: string) => {
      const answer = await undo({ id, acceptanceId });
      const refusal = refusalOf(answer);
      if (refusal) notify({ type: "error", message: refusal.message });
      if (!answer.data) return;
      setLeftOut(answer.data);
      notify({ type: "success", message: `Annulé : ${counted(answer.data.done, "ligne")}` });
    },
    [id, undo, notify],
  );

  const acceptThem = useCallback(
    async (form: AcceptanceForm) => {
      const answer = await accept({ id, form });
      const refusal = refusalOf(answer);
      if (refusal) notify({ type: "error", message: refusal.message });
      if (!answer.data) return false;
      const { done, acceptanceId } = answer.data;
      setLeftOut(answer.data);
      if (acceptanceId === null)
        notify({ type: "error", message: "Aucune ligne ne peut plus être acceptée" });
      else
        notify({
          type: "success",
          message: `Accepté : ${counted(done, "ligne")}`,
          timeout: TIME_TO_UNDO,
          action: { label: "Annuler", run: () => void undoIt(acceptanceId) },
        });
      return true;
    },
    [id, accept, notify, undoIt],
  );

  return {
    accept: acceptThem,
    undo: undoIt,
    isBusy: accepting.isLoading || undoing.isLoading,
    leftOut: leftOut && leftOut.leftOut.length > 0 ? leftOut : undefined,
    forgetLeftOut: () => setLeftOut(undefined),
  };
}
