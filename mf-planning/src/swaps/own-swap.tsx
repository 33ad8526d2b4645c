import { useNotify } from "@coulisses/shared-auth";
import type { OwnSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { isPending } from "@coulisses/shared-domain/swap/swap";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Heading, makeStyles, Text } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useCancelSwapMutation } from "../api/swap-api";
import { type SwapSlot, useOwnSwap } from "./use-own-swap";

const AskDialog = onDemand(() => import("./ask-dialog"));

const useStyles = makeStyles({
  part: { display: "flex", flexDirection: "column", alignItems: "start", gap: "8px" },
});

/** State of one's own request, as a sentence. */
function progressOf({ status, taker, answer }: OwnSwap): string {
  const word = answer === null ? "" : ` « ${answer} »`;
  const name = taker ? displayName(taker) : "Quelqu'un";
  switch (status) {
    case "OPEN":
      return "On cherche quelqu'un pour te remplacer. Tant que ce n'est pas validé, tu es attendu·e.";
    case "TAKEN":
      return `${name} peut te remplacer : les responsables doivent valider. D'ici là, tu es attendu·e.`;
    case "REFUSED":
      return `Ta demande de remplacement est refusée : tu es attendu·e.${word}`;
    default:
      return "";
  }
}

type Props = { slot: SwapSlot; task: Pick<TaskForCalendar, "contacts" | "named"> };

/** Asks for a replacement on one's own slot until it is too late, then shows the state of the request. */
export function OwnSwap({ slot, task }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [cancelSwap, { isLoading }] = useCancelSwapMutation();
  const own = useOwnSwap(slot, task);
  if (!own) return null;
  const { identifier, request, deadline, isLate, isNamed, mayAsk } = own;
  const progress = request && progressOf(request);
  async function cancel(id: string) {
    const { error } = await cancelSwap({ id });
    if (!error) notify({ type: "success", message: "Demande de remplacement annulée" });
  }
  const helper = task.contacts.length > 0 ? "un orga à contacter" : "les responsables des bénévoles";
  return (
    <section className={styles.part}>
      <Heading level={3} visual={4}>
        Un empêchement ?
      </Heading>
      {progress && <Text>{progress}</Text>}
      {request && isPending(request.status) ? (
        <Button loading={isLoading} onClick={() => void cancel(request.id)}>
          Annuler ma demande
        </Button>
      ) : (
        <>
          <Text muted>
            {isNamed
              ? `La fiche de cette tâche te nomme : pour être remplacé·e, appelle ${helper}.`
              : isLate
                ? `C'est trop tard pour demander un remplacement ici : appelle ${helper}.`
                : `Jusqu'au ${formatHumanDateTime(deadline)}, tu peux demander à être remplacé·e.`}
          </Text>
          {mayAsk && <Button onClick={() => setAsking(true)}>Demander un remplacement</Button>}
        </>
      )}
      {isAsking && <AskDialog slot={identifier} onClose={() => setAsking(false)} />}
    </section>
  );
}
