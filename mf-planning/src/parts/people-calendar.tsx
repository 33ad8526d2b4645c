import type { PlannedVolunteer } from "@coulisses/shared-domain/contract/planning/crowd";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { TeamsOf } from "@coulisses/shared-sheets/filters";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useMemo, useState } from "react";

const SlotDialog = onDemand(() => import("../slot/slot-dialog"));

type Slot = PlannedVolunteer["assignments"][number];
type Common = { id: string; title: string; start: string; end: string; color: string };

type Props<Person> = {
  people: readonly Person[];
  teams: readonly Team[];
  /** `yyyy-mm-dd`. */
  day: string;
  onDayChange: (day: string) => void;
  festivalDay: string | undefined;
  /** Stands in every column. */
  common?: Common;
  /** Under a person's name, besides their teams. */
  details?: (person: Person) => ReactNode;
};

const idOf = (person: PlannedVolunteer, { id, start }: Slot) => `${person.id} ${id} ${start}`;

/** A day, a column a person: when they can come, and what they have to do. A press on a slot says what it is. */
export function PeopleCalendar<Person extends PlannedVolunteer>(props: Props<Person>) {
  const { people, teams, day, onDayChange, festivalDay, common, details } = props;
  // The slot itself: it stays open once the person was taken off it.
  const [opened, setOpened] = useState<{ person: Person; slot: Slot }>();
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
          ...person.assignments.map((slot) => ({
            ...{ start: slot.start, end: slot.end, title: slot.name, color: "primary" },
            id: idOf(person, slot),
          })),
          ...(common ? [{ ...common, id: `${person.id} ${common.id}` }] : []),
        ],
      })),
    [people, teams, details, common],
  );
  const open = (eventId: string) => {
    for (const person of people) {
      const slot = person.assignments.find((one) => idOf(person, one) === eventId);
      if (slot) setOpened({ person, slot });
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
      {opened && (
        <SlotDialog
          person={opened.person}
          slot={{ ...opened.slot, task: opened.slot }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
