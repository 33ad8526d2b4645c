import { ofName } from "@coulisses/shared-domain/french/of-name";
import { loadState, useCan } from "@coulisses/shared-auth";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { checkInPath } from "@coulisses/shared-domain/check-in/check-in-path";
import type { OwnSlot, TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatHours, formatPeriod } from "@coulisses/shared-domain/time/format";
import { SlotDetailsDialog } from "@coulisses/shared-pages/slot";
import { Button, Heading, LoadState, makeStyles, Tag, Text } from "@coulisses/shared-ui/base";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { RichText } from "@coulisses/shared-ui/rich-text";
import { type ReactNode, useState } from "react";
import { useReadSlotQuery } from "../api/planning-api";
import { AskForPerson } from "../swaps/ask-for-person";
import { OwnSwap } from "../swaps/own-swap";
import { PeopleToCall } from "./contacts";
import { FingerLink } from "./finger-link";
import { TaskLocation } from "./task-location";

const useStyles = makeStyles({
  marks: { display: "flex", flexWrap: "wrap", gap: "6px" },
  part: { display: "flex", flexDirection: "column", gap: "8px" },
});

/** Fields of a slot known before its details are read. */
type Slot = Pick<OwnSlot, "start" | "end" | "mobilizationId" | "assignmentId"> & {
  task: { id: number; name: string };
};
type Props = {
  /** The one of `parts` that opens first. */
  slot: Slot;
  /** Consecutive slots of the same task, each with its own people; absent for a single slot. */
  parts?: readonly Slot[];
  /** Null when the task has no place; absent while unknown. */
  place?: string | null;
  /** Person of the slot, when it is another than the reader. */
  person?: UserIdentity | undefined;
  /** True on that person's own planning. */
  isTheirPage?: boolean;
  /** True for the reader's own slot, which they may ask to be replaced on. */
  isOwn?: boolean;
  onClose: () => void;
};

/** Everything needed on the spot, in the order of need: place, contacts, instructions, team mates. */
export default function SlotDialog({ slot, parts = [slot], place, person, ...props }: Props) {
  const { isTheirPage = false, isOwn = false, onClose } = props;
  const styles = useStyles();
  const [chosen, setChosen] = useState(slot);
  const { task } = chosen;
  const whole = { start: parts[0]?.start ?? slot.start, end: parts.at(-1)?.end ?? slot.end };
  const identifier = slotIdentifier({ taskId: task.id, ...chosen });
  const readsPlannings = useCan("view-planning");
  const readsTasks = useCan("read-ft");
  const assigns = useCan("affect-volunteer");
  const reading = useReadSlotQuery(identifier, { skip: !readsPlannings });
  const { data } = reading;
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
        <Text weight="medium">{formatPeriod(whole)}</Text>
        {place !== undefined && <Tag>{place ?? "Aucun lieu assigné"}</Tag>}
      </div>
      {person && !isTheirPage && !readsPlannings && <Text>{displayName(person)}</Text>}
      {person && !isTheirPage && readsPlannings && (
        <FingerLink to={`/planning/${person.id}`}>{`Planning ${ofName(displayName(person))}`}</FingerLink>
      )}
      {parts.length > 1 && (
        <ChoiceToggle
          label="Heures"
          options={parts.map((part) => ({ value: part.start, label: hoursOf(part) }))}
          value={chosen.start}
          onChange={(start) => setChosen(parts.find((part) => part.start === start) ?? chosen)}
        />
      )}
      {data?.mayCheckIn === true && <FingerLink to={checkInPath(identifier)}>Pointer ce créneau</FingerLink>}
      {data && <Details task={data} />}
      {data && isOwn && <OwnSwap key={chosen.start} slot={chosen} task={data} />}
      {data && person && <AskForPerson key={chosen.start} slot={chosen} person={person} named={data.named} />}
      {!data && readsPlannings && <LoadState label="Chargement du créneau..." {...loadState(reading)} />}
    </Dialog>
  );
}

const hoursOf = ({ start, end }: Slot) => formatHours({ start: new Date(start), end: new Date(end) });

function Details({ task }: { task: TaskForCalendar }) {
  const { appointment, contacts, assignees, globalInstruction, inChargeInstruction } = task;
  return (
    <>
      <Part title="Lieu de rendez-vous">
        <TaskLocation location={appointment} />
      </Part>
      <Part title="Orga(s) à contacter">
        {contacts.length === 0 ? <Text muted>Aucun contact</Text> : <PeopleToCall people={contacts} />}
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
