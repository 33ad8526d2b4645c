import { ofName } from "@coulisses/shared-domain/french/of-name";
import { useCan } from "@coulisses/shared-auth";
import { Link } from "@coulisses/shared-pages/router";
import { isSameSlot, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { OwnSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { isPending } from "@coulisses/shared-domain/swap/swap";
import { Button, fingerSized, Heading, makeStyles, Text, tokens, useNow } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useListSwapsOfQuery } from "../api/swap-api";
import type { SwapSlot } from "./use-own-swap";

const AskDialog = onDemand(() => import("./ask-dialog"));

const useStyles = makeStyles({
  part: { display: "flex", flexDirection: "column", alignItems: "start", gap: "8px" },
  link: { color: tokens.colorBrandForegroundLink, ...fingerSized },
});

/** State of a person's request, as a sentence to a manager. */
function progressOf({ status, taker }: OwnSwap, { firstname }: UserIdentity): string {
  const name = taker ? displayName(taker) : "Quelqu'un";
  switch (status) {
    case "OPEN":
      return `On cherche quelqu'un pour remplacer ${firstname}.`;
    case "TAKEN":
      return `${name} peut remplacer ${firstname} : c'est à valider.`;
    case "REFUSED":
      return `La dernière demande de remplacement ${ofName(firstname)} est refusée.`;
    default:
      return "";
  }
}

type Props = { slot: SwapSlot; person: UserIdentity } & Pick<TaskForCalendar, "named">;

/** SW-10: a manager asks for a person who called, until the slot begins, then reads how far the request is. */
export function AskForPerson({ slot, person, named }: Props) {
  const styles = useStyles();
  const now = useNow();
  const assigns = useCan("affect-volunteer");
  const { data } = useListSwapsOfQuery({ personId: person.id }, { skip: !assigns });
  const [isAsking, setAsking] = useState(false);
  if (!data || new Date(slot.start) <= now) return null;
  const identifier = slotIdentifier({ taskId: slot.task.id, ...slot });
  const request = data.find((one) => isSameSlot(one, identifier));
  const progress = request && progressOf(request, person);
  return (
    <section className={styles.part}>
      <Heading level={3} visual={4}>
        {person.firstname} a un empêchement ?
      </Heading>
      {progress && <Text>{progress}</Text>}
      {named.includes(person.id) ? (
        <Text muted>
          La FT {slot.task.id} nomme {person.firstname} : c'est elle qu'il faut modifier.
        </Text>
      ) : request && isPending(request.status) ? (
        <Link to="/swaps" className={styles.link}>
          Voir les échanges
        </Link>
      ) : (
        <Button onClick={() => setAsking(true)}>Demander un remplacement</Button>
      )}
      {isAsking && <AskDialog slot={identifier} person={person} onClose={() => setAsking(false)} />}
    </section>
  );
}
