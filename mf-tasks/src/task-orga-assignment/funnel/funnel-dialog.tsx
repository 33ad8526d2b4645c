import { rules, useForm } from "@coulisses/shared-pages/forms";
import { isApiError } from "@coulisses/shared-auth";
import { addCandidate, canFulfillMore, funnelAssignment } from "@coulisses/shared-domain/assignment/funnel";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  AssignableVolunteer,
  TaskWithSlots,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { required } from "@coulisses/shared-domain/field-problems";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { Button, ErrorCard, makeStyles, Notice, Text, TextField } from "@coulisses/shared-ui/base";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useAssign } from "../../assignment-parts/use-assign";
import { lacksPeople, type SlotToFill } from "../slot-events";
import { CandidateDetails } from "./candidate-details";
import { candidateEvents } from "./candidate-events";
import { useListCandidatePlanningsQuery } from "../../api/assignment-api";
import { useFunnel } from "./use-funnel";
import { useFunnelKeys } from "./use-funnel-keys";

// Scrolls, so that the text below stays in view.
const useStyles = makeStyles({ calendar: { "& [role='region']": { maxHeight: "45vh" } } });

const names = new Intl.ListFormat("fr", { type: "conjunction" });
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
  const { funnel, persons, late, crowdedOut, places, restProblems, change } = useFunnel({
    slot,
    people,
    first,
  });
  const [day, setDay] = useState(() => parisDay(new Date(slot.start)));
  const plannings = useListCandidatePlanningsQuery({ query: { volunteerIds: persons.map(({ id }) => id) } });
  const assign = useAssign();
  const isAgainstRest = restProblems.length > 0;
  const schema = useMemo(
    () =>
      rules<{ reason: string }>({
        reason: (reason) => (isAgainstRest ? required(reason) : undefined),
      }),
    [isAgainstRest],
  );
  const noRoom = `Il n'y a plus de place pour ${names.format(crowdedOut.map(displayName))}`;
  const form = useForm({
    initialValues: { reason: "" },
    schema,
    send: async ({ reason }) => {
      if (crowdedOut.length > 0) return { message: noRoom };
      const message = problemIn(() => funnelAssignment(funnel));
      if (message !== undefined) return { message };
      const words = persons.length > 1 ? "sont affecté·es à" : "est affecté·e à";
      return assign(
        {
          assignment: slotIdentifier(slot),
          volunteers: funnelAssignment(funnel),
          ...(isAgainstRest && { restOverride: reason.trim() }),
        },
        `${names.format(persons.map(displayName))} ${words} [${task.id}] ${task.name}`,
      );
    },
    onSent: onClose,
  });
  useFunnelKeys(funnel, change);

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
      {!lacksPeople(slot) && (
        <Notice intent="warning" role="alert">
          Ce créneau vient d'être complété
        </Notice>
      )}
      {lacksPeople(slot) && crowdedOut.length > 0 && (
        <Notice intent="warning" role="alert">
          {noRoom}
        </Notice>
      )}
      {lacksPeople(slot) && crowdedOut.length === 0 && late.length > 0 && (
        <Notice intent="warning" role="alert">
          {names.format(late.map(displayName))} ne peut plus venir : quelqu'un d'autre vient de l'affecter, ou
          ses disponibilités ont changé
        </Notice>
      )}
      {isAgainstRest && (
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
