import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type {
  AcceptanceForm,
  AcceptanceOutcome,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { useCallback, useRef, useState } from "react";
import { useAcceptProposalMutation, useUndoAcceptanceMutation } from "../api/proposals-api";
import { counted } from "./proposal-name";

const TIME_TO_UNDO = 8000;

/**
 * Accepts lines of a proposal and undoes acceptances; the notice offers to undo the last one. `leftOut` holds
 * the lines that the last action refused, `doing` the action under way, during which presses do nothing.
 */
export function useAcceptance(id: string) {
  const notify = useNotify();
  const [accept] = useAcceptProposalMutation();
  const [undo] = useUndoAcceptanceMutation();
  const [doing, setDoing] = useState<string>();
  const isBusy = useRef(false);
  const [leftOut, setLeftOut] = useState<AcceptanceOutcome>();

  const during = useCallback(async <Answer>(what: string, act: () => Promise<Answer>) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setDoing(what);
    try {
      return await act();
    } finally {
      isBusy.current = false;
      setDoing(undefined);
    }
  }, []);

  const undoIt = useCallback(
    async (acceptanceId: string) => {
      const answer = await during("Annulation de l'acceptation...", () => undo({ id, acceptanceId }));
      if (answer === undefined) return;
      const refusal = refusalOf(answer);
      if (refusal) notify({ type: "error", message: refusal.message });
      if (!answer.data) return;
      setLeftOut(answer.data);
      notify({ type: "success", message: `Annulé : ${counted(answer.data.done, "ligne")}` });
    },
    [id, undo, notify, during],
  );

  const acceptThem = useCallback(
    async (form: AcceptanceForm, count: number) => {
      const what = `Acceptation de ${counted(count, "ligne")}...`;
      const answer = await during(what, () => accept({ id, body: form }));
      if (answer === undefined) return false;
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
    [id, accept, notify, undoIt, during],
  );

  return {
    accept: acceptThem,
    undo: undoIt,
    doing,
    leftOut: leftOut && leftOut.leftOut.length > 0 ? leftOut : undefined,
    forgetLeftOut: () => setLeftOut(undefined),
  };
}
