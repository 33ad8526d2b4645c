import { isApiError } from "@coulisses/shared-auth";
import { addCandidate, canFulfillMore } from "@coulisses/shared-domain/assignment/funnel";
import type {
  AssignableVolunteer,
  TaskWithSlots,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { Button, ErrorCard, makeStyles, Notice, Text, TextField } from "@coulisses/shared-ui/base";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useListCandidatePlanningsQuery } from "../../api/assignment-api";
import { lacksPeople, type SlotToFill } from "../slot-events";
import { CandidateDetails } from "./candidate-details";
import { candidateEvents } from "./candidate-events";
import { useFunnel } from "./use-funnel";
import { names, noRoomFor, useFunnelForm } from "./use-funnel-form";
import { useFunnelKeys } from "./use-funnel-keys";

// Scrolls, so that the text below stays in view.
const useStyles = makeStyles({ calendar: { "& [role='region']": { maxHeight: "45vh" } } });

const MOST = 300;
const legend = [
  { label: "Créneau à pourvoir", color: "primary" },
  { label: "Pause", color: "break" },
];

type Props = {
  task: TaskWithSlots;
  slot: SlotToFill;
  /** Current candidates for the slot. */
  people: readonly AssignableVolunteer[];
  teams: readonly Team[];
  first: AssignableVolunteer;
  onClose: () => void;
};

/**
 * §5.7, §5.8: a volunteer and available friends, side by side on the day of the slot, assigned all at once.
 */
export default function FunnelDialog({ task, slot, people, teams, first, onClose }: Props) {
  const styles = useStyles();
  const state = useFunnel({ slot, people, first });
  const { funnel, persons, places, restProblems, change } = state;
  const [day, setDay] = useState(() => festivalDayOf(new Date(slot.start)));
  const plannings = useListCandidatePlanningsQuery({ query: { volunteerIds: persons.map(({ id }) => id) } });
  const form = useFunnelForm({ task, slot, funnel: state, onSent: onClose });
  useFunnelKeys(funnel, change);
  const problem = problemOf(slot, state);

  const columns = persons.map((person, rank) => {
    const planning = plannings.data?.find(({ id }) => id === person.id);
    return {
      id: String(person.id),
      name: displayName(person),
      details: (
        <CandidateDetails
          person={person}
          funnel={funnel}
          teams={teams}
          change={change}
          place={places.get(person.id)}
          isLast={rank === persons.length - 1}
        />
      ),
      events: candidateEvents(planning, slot, task),
      availabilities: planning?.availabilities ?? [],
    };
  });
  return (
    <FormDialog
      form={form}
      size="large"
      title={`[${task.id}] ${task.name}`}
      subtitle={formatPeriod(slot)}
      submitLabel="Affecter"
      onClose={onClose}
      actions={
        canFulfillMore(funnel) && (
          <Button icon={<UiIcon name="add" />} onClick={() => change(addCandidate)}>
            Ajouter un ami
          </Button>
        )
      }
    >
      {problem !== undefined && (
        <Notice intent="warning" role="alert">
          {problem}
        </Notice>
      )}
      {restProblems.length > 0 && (
        <>
          <Notice intent="warning">{restProblems.join("\n")}</Notice>
          <TextField
            label="Raison de passer outre le repos"
            required
            maxLength={MOST}
            {...form.field("reason")}
          />
        </>
      )}
      <div data-autofocus tabIndex={-1} className={styles.calendar}>
        <PeriodCalendar
          opensAt={slot.start}
          people={columns}
          day={day}
          onDayChange={setDay}
          legend={legend}
        />
      </div>
      {isApiError(plannings.error) && (
        <ErrorCard message={plannings.error.message} onRetry={() => void plannings.refetch()} />
      )}
      <Text as="p" size="small" muted>
        + ajoute un ami, Retour arrière retire le dernier, ↑ et ↓ en changent, Entrée affecte.
      </Text>
    </FormDialog>
  );
}

/** Message about changes of other managers that keep these candidates from the slot. */
function problemOf(slot: SlotToFill, state: ReturnType<typeof useFunnel>): string | undefined {
  if (!lacksPeople(slot)) return "Ce créneau vient d'être complété";
  const noRoom = noRoomFor(state);
  if (noRoom !== undefined || state.late.length === 0) return noRoom;
  return `${names.format(state.late.map(displayName))} ne peut plus venir : quelqu'un d'autre vient de l'affecter, ou ses disponibilités ont changé`;
}
