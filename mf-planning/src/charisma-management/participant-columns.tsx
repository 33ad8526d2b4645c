import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { PotentialParticipant } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Column } from "@coulisses/shared-ui/data";
import { NumberField } from "@coulisses/shared-ui/form";

/** Hours by the id of a participant. */
export type Hours = Record<string, number | null>;

type Options = {
  hours: Hours;
  charismaPerHour: number;
  onChange: (id: number, hours: number | null) => void;
};

/** Volunteers with their charisma, the gain and the hours to record. */
export function participantColumns({
  hours,
  charismaPerHour,
  onChange,
}: Options): Column<PotentialParticipant>[] {
  const countOf = ({ id }: PotentialParticipant) => hours[id] ?? 0;
  return [
    {
      key: "name",
      header: "Nom",
      mobileTitle: true,
      sortBy: displayName,
      render: displayName,
    },
    {
      key: "charisma",
      header: "Charisme actuel",
      width: "150px",
      align: "end",
      priority: 1,
      sortBy: ({ charisma }) => charisma,
      render: ({ charisma }) => charisma.toLocaleString("fr"),
    },
    {
      key: "earned",
      header: "Charisme à ajouter",
      width: "165px",
      align: "end",
      priority: 2,
      sortBy: countOf,
      render: (person) => (countOf(person) * charismaPerHour).toLocaleString("fr"),
    },
    {
      key: "hours",
      header: "Heures de participation",
      width: "170px",
      priority: 3,
      render: (person) => (
        <NumberField
          label={`Heures ${ofName(displayName(person))}`}
          hideLabel
          suffix="h"
          min={0}
          value={hours[person.id] ?? null}
          onChange={(count) => onChange(person.id, count)}
        />
      ),
    },
  ];
}
