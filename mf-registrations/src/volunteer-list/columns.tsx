import type { Volunteer } from "@coulisses/shared-auth";
import { assignmentPreferenceLabels } from "@coulisses/shared-domain/people/assignment-preference";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { Button } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { TeamChips } from "../parts/team-chips";

const name: Column<Volunteer> = {
  key: "name",
  header: "Nom",
  mobileTitle: true,
  sortBy: displayName,
  render: displayName,
};
const charisma: Column<Volunteer> = {
  key: "charisma",
  header: "Charisme",
  width: "110px",
  align: "end",
  priority: 2,
  sortBy: (person) => person.charisma,
  render: (person) => person.charisma,
};

type ListOptions = {
  teams: readonly Team[];
  onChooseTeam: (code: string) => void;
  /** Those who may open the detail may call and write as well. */
  seesDetails: boolean;
};

/** The columns of the list; the last one reaches the person. */
export function listColumns({ teams, onChooseTeam, seesDetails }: ListOptions): Column<Volunteer>[] {
  const columns: Column<Volunteer>[] = [
    name,
    {
      key: "teams",
      header: "Équipes",
      minWidth: 240,
      priority: 3,
      selfEvident: true,
      render: (person) => <TeamChips codes={person.teams} teams={teams} onChoose={onChooseTeam} />,
    },
    charisma,
  ];
  if (!seesDetails) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      width: "90px",
      actions: true,
      render: (person) => (
        <>
          {person.phone !== undefined && (
            <Reach icon="person" href={`tel:${person.phone}`} label={`Appeler ${displayName(person)}`} />
          )}
          {person.email !== undefined && (
            <Reach icon="mail" href={`mailto:${person.email}`} label={`Écrire à ${displayName(person)}`} />
          )}
        </>
      ),
    },
  ];
}

function Reach({ icon, href, label }: { icon: "person" | "mail"; href: string; label: string }) {
  return (
    <Button
      as="a"
      href={href}
      appearance="subtle"
      size="small"
      icon={<UiIcon name={icon} size={18} />}
      tooltip={label}
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
    />
  );
}

const teamCount = ({ teams }: Volunteer) => teams.filter((code) => code !== EVERYONE).length;
const preferenceOf = ({ preference }: Volunteer) =>
  preference ? assignmentPreferenceLabels[preference.assignment] : undefined;

/** The columns of the statistics: what is known before anybody is assigned. */
export const statisticsColumns: Column<Volunteer>[] = [
  { ...name, header: "Bénévole" },
  charisma,
  {
    key: "team-count",
    header: "Nombre d'équipes",
    width: "170px",
    align: "end",
    sortBy: teamCount,
    render: teamCount,
  },
  {
    key: "preference",
    header: "Préférence",
    sortBy: (person) => preferenceOf(person) ?? null,
    render: (person) => preferenceOf(person) ?? "–",
  },
];
