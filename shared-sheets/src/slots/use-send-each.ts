import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { periodId } from "@coulisses/shared-domain/time/period";
import type { SendOutcome } from "@coulisses/shared-pages/forms";
import { useRef } from "react";

/** Sends slots one after the other until one is refused; what was saved is not sent again on the next try. */
export function useSendEach() {
  const saved = useRef(new Set<string>());
  return async (
    slots: readonly PeriodForm[],
    send: (slot: PeriodForm) => Promise<SendOutcome>,
  ): Promise<SendOutcome> => {
    for (const slot of slots) {
      if (saved.current.has(periodId(slot))) continue;
      const refusal = await send(slot);
      if (refusal) return refusal;
      saved.current.add(periodId(slot));
    }
    return undefined;
  };
}
