import type { PlannedVolunteer } from "@coulisses/shared-domain/contract/planning/crowd";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { joinedSlots } from "@coulisses/shared-domain/planning/planned-task";
import { TeamsOf } from "@coulisses/shared-pages/filters";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useMemo, useState } from "react";

const SlotDialog = onDemand(() => import("../slot/slot-dialog"));

type Common = { id: string; title: string; start: string; end: string; color: string };

type Stretch = ReturnType<typeof stretchesOf>[number];

type Props<Person> = {
  people: readonly Person[];
  teams: readonly Team[];
  /** `yyyy-mm-dd`. */
  day: string;
  onDayChange: (day: string) => void;
  festivalDay: string | undefined;
  /** Drawn in every column. */
  common?: Common;
  /** Content under the name, besides the teams. */
  details?: (person: Person) => ReactNode;
};

/** Consecutive slots of one task joined, as the calendar shows them. */
function stretchesOf(person: PlannedVolunteer) {
  const dated = person.assignments.map((slot) => ({
    start: new Date(slot.start),
    end: new Date(slot.end),
    task: slot,
    slot,
  }));
  return joinedSlots(dated).map(({ period, task, parts }) => ({
    id: `${person.id} ${task.id} ${period.start.toISOString()}`,
    start: period.start.toISOString(),
    end: period.end.toISOString(),
    title: task.name,
    place: task.place ?? undefined,
    slots: parts.map(({ slot }) => ({ ...slot, task: slot })),
  }));
}

/** One day, one column per person: availabilities and slots. A press on a slot opens its details. */
export function PeopleCalendar<Person extends PlannedVolunteer>(props: Props<Person>) {
  const { people, teams, day, onDayChange, festivalDay, common, details } = props;
  // Copies of the slots: the dialog stays open after the person was taken off one.
  const [opened, setOpened] = useState<{ person: Person; slots: Stretch["slots"] }>();
  const columns = useMemo(
    () =>
      people.map((person) => ({
        id: String(person.id),
        name: displayName(person),
        details: (
          <>
            <TeamsOf codes={person.teams} teams={teams} />
            {details?.(person)}
          </>
        ),
        availabilities: person.availabilities,
        events: [
          ...stretchesOf(person).map(({ slots: _slots, ...event }) => ({ ...event, color: "primary" })),
          ...(common ? [{ ...common, id: `${person.id} ${common.id}` }] : []),
        ],
      })),
    [people, teams, details, common],
  );
  const open = (eventId: string) => {
    for (const person of people) {
      const stretch = stretchesOf(person).find(({ id }) => id === eventId);
      if (stretch) setOpened({ person, slots: stretch.slots });
    }
  };
  return (
    <>
      <PeriodCalendar
        people={columns}
        day={day}
        onDayChange={onDayChange}
        onOpen={({ id }) => open(id)}
        {...(festivalDay && { festivalDay })}
        {...(common && {
          opensAt: common.start,
          legend: [
            { label: "Créneaux affectés", color: "primary" },
            { label: common.title, color: common.color },
          ],
        })}
      />
      {opened?.slots[0] && (
        <SlotDialog
          person={opened.person}
          slot={opened.slots[0]}
          parts={opened.slots}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
