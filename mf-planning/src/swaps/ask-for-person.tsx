import { useCan } from "@coulisses/shared-auth";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { OwnSlot, TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { Button, Heading, makeStyles, media, Text, useNow } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";

const AskDialog = onDemand(() => import("./ask-dialog"));

const useStyles = makeStyles({
  part: { display: "flex", flexDirection: "column", alignItems: "start", gap: "8px" },
  action: { [media.mobile]: { minHeight: "44px" } },
});

type Slot = Pick<OwnSlot, "start" | "mobilizationId" | "assignmentId"> & { task: { id: number } };

type Props = { slot: Slot; person: UserIdentity } & Pick<TaskForCalendar, "named">;

/** SW-10: a manager asks for a person who called, until the slot begins. */
export function AskForPerson({ slot, person, named }: Props) {
  const styles = useStyles();
  const now = useNow();
  const assigns = useCan("affect-volunteer");
  const [isAsking, setAsking] = useState(false);
  if (!assigns || new Date(slot.start) <= now) return null;
  return (
    <section className={styles.part}>
      <Heading level={3} visual={4}>
        {person.firstname} a un empêchement ?
      </Heading>
      {named.includes(person.id) ? (
        <Text muted>
          La FT {slot.task.id} nomme {person.firstname} : c'est elle qu'il faut modifier.
        </Text>
      ) : (
        <Button className={styles.action} onClick={() => setAsking(true)}>
          Demander un remplacement
        </Button>
      )}
      {isAsking && (
        <AskDialog
          slot={slotIdentifier({ taskId: slot.task.id, ...slot })}
          person={person}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
