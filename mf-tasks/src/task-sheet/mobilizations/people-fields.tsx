import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { RemoveFromChip, useChipStyles } from "../people/chip";
import { VolunteersField } from "../people/volunteers-field";
import { TeamFields, type TeamDraft } from "./team-fields";

export type MobilizationPeople = {
  volunteers: UserIdentity[];
  teams: { team: Team; count: number }[];
};

export const nobody: MobilizationPeople = { volunteers: [], teams: [] };

/** As they are sent. */
export function toPeople({ volunteers, teams }: MobilizationPeople) {
  return {
    volunteers: volunteers.map(({ id }) => id),
    teams: teams.map(({ team, count }) => ({ team: team.code, count })),
  };
}

const none: TeamDraft = { team: null, count: 1 };

const useStyles = makeStyles({
  teams: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyleType: "none" },
  add: { alignSelf: "start" },
});

type Props = { people: MobilizationPeople; onChange: (people: MobilizationPeople) => void };

/** Whom a new mobilization asks for. */
export function PeopleFields({ people, onChange }: Props) {
  const styles = useStyles();
  const chip = useChipStyles();
  const [draft, setDraft] = useState(none);
  const { volunteers, teams } = people;
  const others = (code: string) => teams.filter(({ team }) => team.code !== code);

  const addTeam = () => {
    const { team, count } = draft;
    if (!team || !count) return;
    onChange({ ...people, teams: [...others(team.code), { team, count }] });
    setDraft(none);
  };
  return (
    <>
      <VolunteersField
        label="Bénévoles requis"
        volunteers={volunteers}
        readOnly={false}
        onAdd={(person) => onChange({ ...people, volunteers: [...volunteers, person] })}
        onRemove={({ id }) => onChange({ ...people, volunteers: volunteers.filter((one) => one.id !== id) })}
      />
      <TeamFields draft={draft} onChange={setDraft} />
      <Button
        className={styles.add}
        size="small"
        icon={<UiIcon name="add" />}
        disabled={!draft.team || !draft.count}
        onClick={addTeam}
      >
        Ajouter l'équipe
      </Button>
      {teams.length > 0 && (
        <ul className={styles.teams} aria-label="Equipes requises">
          {teams.map(({ team, count }) => (
            <li key={team.code} className={chip.chip}>
              {count} {team.name}
              <RemoveFromChip
                label={`Retirer ${count} ${team.name}`}
                onRemove={() => onChange({ ...people, teams: others(team.code) })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
