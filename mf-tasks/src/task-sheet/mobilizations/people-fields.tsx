import { required } from "@coulisses/shared-domain/field-problems";
import type { Mobilization, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
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
  /** Team being chosen; it counts once complete. */
  draft: TeamDraft;
};

const none: TeamDraft = { team: null, count: 1 };
export const nobody: MobilizationPeople = { volunteers: [], teams: [], draft: none };

/** Each team once, with its last count. */
function allTeams({ teams, draft: { team, count } }: MobilizationPeople) {
  if (!team || !count) return teams;
  return [...teams.filter((one) => one.team.code !== team.code), { team, count }];
}

/** Teams as sent to the server. */
export function teamsOf(people: MobilizationPeople): MobilizedTeam[] {
  return allTeams(people).map(({ team, count }) => ({ team: team.code, count }));
}

/** The people whom a mobilization asks for, to ask for them again. */
export function peopleAskedBy(mobilization: Mobilization, known: readonly Team[]): MobilizationPeople {
  const teams = mobilization.teams.flatMap(({ team: code, count }) => {
    const team = known.find((one) => one.code === code);
    return team ? [{ team, count }] : [];
  });
  const volunteers = mobilization.volunteers.map(({ id, firstname, lastname, nickname = null }) => ({
    id,
    firstname,
    lastname,
    nickname,
  }));
  return { volunteers, teams, draft: none };
}

const useStyles = makeStyles({
  teams: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyleType: "none" },
  add: { alignSelf: "start" },
});

type Props = {
  people: MobilizationPeople;
  /** Error about the people as a whole. */
  error: string | undefined;
  onChange: (people: MobilizationPeople) => void;
};

/** Volunteers and teams of a new mobilization. */
export function PeopleFields({ people, error, onChange }: Props) {
  const styles = useStyles();
  const chip = useChipStyles();
  const { volunteers, teams, draft } = people;
  const [isTried, setTried] = useState(false);
  const problem = (value: unknown) => (isTried ? required(value) : undefined);
  const addTeam = () => {
    const isComplete = draft.team !== null && draft.count !== null;
    setTried(!isComplete);
    if (isComplete) onChange({ ...people, teams: allTeams(people), draft: none });
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
      <TeamFields
        team={{
          value: draft.team,
          error: problem(draft.team) ?? error,
          onChange: (team) => onChange({ ...people, draft: { ...draft, team } }),
        }}
        count={{
          value: draft.count,
          error: problem(draft.count),
          onChange: (count) => onChange({ ...people, draft: { ...draft, count } }),
        }}
      />
      <Button className={styles.add} size="small" icon={<UiIcon name="add" />} onClick={addTeam}>
        Ajouter une autre équipe
      </Button>
      {teams.length > 0 && (
        <ul className={styles.teams} aria-label="Équipes requises">
          {teams.map(({ team, count }) => (
            <li key={team.code} className={chip.chip}>
              {count} {team.name}
              <RemoveFromChip
                label={`Retirer ${count} ${team.name}`}
                onRemove={() => onChange({ ...people, teams: teams.filter((one) => one.team !== team) })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
