import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { Volunteer } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { shownAddress } from "@coulisses/shared-domain/people/no-address";
import type { Team } from "@coulisses/shared-domain/people/team";
import { Button } from "@coulisses/shared-ui/base";
import { type Column, RowButton } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { TeamChips } from "../parts/team-chips";

/** Column of the name. */
export const name: Column<Volunteer> = {
  key: "name",
  header: "Nom",
  mobileTitle: true,
  sortBy: displayName,
  render: displayName,
};
/** Column of the charisma. */
export const charisma: Column<Volunteer> = {
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
  /** Readers of the detail may call and write as well. */
  seesDetails: boolean;
  /** Opens a volunteer's planning; absent without the permission. */
  onPlanning: ((person: Volunteer) => void) | undefined;
};

/** Columns of the list; the last one holds the ways to contact the volunteer. */
export function listColumns({
  teams,
  onChooseTeam,
  seesDetails,
  onPlanning,
}: ListOptions): Column<Volunteer>[] {
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
      width: "120px",
      actions: true,
      render: (person) => (
        <>
          {onPlanning && (
            <RowButton
              icon="calendar"
              tooltip={`Voir le planning ${ofName(displayName(person))}`}
              onClick={() => onPlanning(person)}
            />
          )}
          {person.phone !== undefined && (
            <Reach icon="phone" href={`tel:${person.phone}`} label={`Appeler ${displayName(person)}`} />
          )}
          {shownAddress(person.email) !== undefined && (
            <Reach icon="mail" href={`mailto:${person.email}`} label={`Écrire à ${displayName(person)}`} />
          )}
        </>
      ),
    },
  ];
}

function Reach({ icon, href, label }: { icon: "phone" | "mail"; href: string; label: string }) {
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
