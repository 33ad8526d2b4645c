import { isApiError, useCan } from "@coulisses/shared-auth";
import type { OwnSlot, TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { SlotDetailsDialog } from "@coulisses/shared-sheets/slot";
import { Button, ErrorCard, Heading, Loading, makeStyles, Tag, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { RichText } from "@coulisses/shared-ui/rich-text";
import { type ReactNode, useState } from "react";
import { useReadSlotQuery } from "../api/planning-api";
import { OwnSwap } from "../swaps/own-swap";
import { PeopleToCall } from "./contacts";
import { FingerLink } from "./finger-link";
import { TaskPlace } from "./task-place";

const useStyles = makeStyles({
  marks: { display: "flex", flexWrap: "wrap", gap: "6px" },
  part: { display: "flex", flexDirection: "column", gap: "8px" },
});

/** What is known of a slot before the rest of it is read. */
type Slot = Pick<OwnSlot, "start" | "end" | "mobilizationId" | "assignmentId"> & {
  task: { id: number; name: string };
};
type Props = {
  slot: Slot;
  /** Null where the task has none; left out where it is not known before. */
  place?: string | null;
  /** Whose slot it is, where several people's stand side by side. */
  person?: UserIdentity;
  /** Whether it is the reader's own, who may be hindered. */
  isOwn?: boolean;
  onClose: () => void;
};

/** All that one needs on the spot, in the order in which one needs it: where, whom to call, what to do, with whom. */
export default function SlotDialog({ slot, place, person, isOwn = false, onClose }: Props) {
  const styles = useStyles();
  const { task, mobilizationId, assignmentId } = slot;
  const identifier = { taskId: task.id, mobilizationId, assignmentId };
  const readsPlannings = useCan("view-planning");
  const readsTasks = useCan("read-ft");
  const assigns = useCan("affect-volunteer");
  const { data, error, refetch } = useReadSlotQuery(identifier, { skip: !readsPlannings });
  const [showsDetails, setShowsDetails] = useState(false);
  if (showsDetails) return <SlotDetailsDialog slot={identifier} personId={person?.id} onClose={onClose} />;
  return (
    <Dialog
      open
      title={`[${task.id}] ${task.name}`}
      onClose={onClose}
      actions={
        readsTasks && (
          <>
            <FingerLink to={`/ft/${task.id}`}>Ouvrir la fiche tâche</FingerLink>
            {assigns && <Button onClick={() => setShowsDetails(true)}>Qui vient à ce créneau</Button>}
          </>
        )
      }
    >
      <div className={styles.marks}>
        <Tag intent="info">{formatPeriod(slot)}</Tag>
        {place !== undefined && <Tag>{place ?? "Aucun lieu assigné"}</Tag>}
      </div>
      {person && !readsPlannings && <Text>{displayName(person)}</Text>}
      {person && readsPlannings && (
        <FingerLink to={`/planning/${person.id}`}>{`Planning de ${displayName(person)}`}</FingerLink>
      )}
      {data && <Details task={data} />}
      {data && isOwn && (
        <Part title="Un empêchement ?">
          <OwnSwap slot={slot} contacts={data.contacts} />
        </Part>
      )}
      {!data && isApiError(error) && <ErrorCard message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && readsPlannings && <Loading label="Chargement du créneau..." />}
    </Dialog>
  );
}

function Details({ task }: { task: TaskForCalendar }) {
  const { appointment, contacts, assignees, globalInstruction, inChargeInstruction } = task;
  return (
    <>
      <Part title="Lieu de rendez-vous">
        <TaskPlace place={appointment} />
      </Part>
      <Part title="Orga(s) à contacter">
        {contacts.length === 0 ? <Text muted>Personne</Text> : <PeopleToCall people={contacts} />}
      </Part>
      <Part title="Instructions">
        {globalInstruction === "" ? <Text muted>Aucune</Text> : <RichText html={globalInstruction} />}
      </Part>
      {inChargeInstruction !== null && (
        <Part title="Instructions pour les responsables">
          <RichText html={inChargeInstruction} />
        </Part>
      )}
      <Part title="Bénévoles affectés sur le créneau">
        <PeopleToCall people={assignees} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.part}>
      <Heading level={3} visual={4}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
