import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { Button } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { type SwapSlot, useOwnSwap } from "./use-own-swap";

const AskDialog = onDemand(() => import("./ask-dialog"));

type Props = { slot: SwapSlot & { end: string; task: { name: string } } } & Pick<TaskForCalendar, "named">;

/** Asks for a replacement on one's own slot from outside its dialog; nothing when the dialog would not offer it. */
export function CannotCome({ slot, named }: Props) {
  const own = useOwnSwap(slot, { named });
  const [isAsking, setAsking] = useState(false);
  const { task } = slot;
  return (
    <>
      {own?.mayAsk && <Button onClick={() => setAsking(true)}>Je ne peux pas venir</Button>}
      {own && isAsking && (
        <AskDialog
          slot={own.identifier}
          about={`${task.name}, ${formatSlot(slot)}`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
