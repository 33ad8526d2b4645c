import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { toIsoPeriod } from "@coulisses/shared-domain/time/period";
import { useState } from "react";
import { useAddAvailabilitiesMutation, useWithdrawAvailabilitiesMutation } from "../api/availabilities-api";
import type { useSelection } from "./use-selection";

/** Records a selection and takes back the last one recorded; `refusal` stays until the next action. */
export function useSending(userId: number, chosen: ReturnType<typeof useSelection>) {
  const { selection, waiting, revocable } = chosen;
  const notify = useNotify();
  const [add, { isLoading }] = useAddAvailabilitiesMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawAvailabilitiesMutation();
  const [refusal, setRefusal] = useState<{ title: string; message: string }>();

  const send = async () => {
    setRefusal(undefined);
    chosen.noteSent();
    const answer = await add({
      userId,
      body: { availabilities: selection.selected.map(toIsoPeriod) },
      gesture: "Tes disponibilités",
    });
    const refused = refusalOf(answer);
    if (refused) setRefusal({ title: "Tes disponibilités n'ont pas été enregistrées", ...refused });
    else notify({ type: "success", message: "Disponibilités sauvegardées 🥳" });
  };

  const takeBack = async () => {
    setRefusal(undefined);
    const answer = await withdraw({ userId, body: { availabilities: revocable.map(toIsoPeriod) } });
    const refused = refusalOf(answer);
    if (refused) setRefusal({ title: "Tes disponibilités n'ont pas été reprises", ...refused });
    else {
      chosen.reselect(revocable);
      notify({ type: "success", message: "Ces créneaux ne sont plus enregistrés" });
    }
  };

  return {
    refusal,
    isWaiting: waiting.length > 0,
    isSending: isLoading && waiting.length === 0,
    isWithdrawing,
    onSend: () => void send(),
    onTakeBack: revocable.length > 0 ? () => void takeBack() : undefined,
  };
}
