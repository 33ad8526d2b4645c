import { readingState, useListTeamsQuery, useNotify, type Volunteer } from "@coulisses/shared-auth";
import { accountProblem, membershipProblem } from "@coulisses/shared-domain/access/guarded";
import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { TeamPicker } from "@coulisses/shared-ui/filters";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { useEditing } from "../parts/use-editing";
import { useJoinTeamMutation, useLeaveTeamMutation } from "../api/volunteers-api";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px" },
  chip: { display: "inline-flex", alignItems: "center" },
});

const none: never[] = [];

/** A volunteer's teams except that of all volunteers; joined and left at once, with the permission. */
export function TeamsPart({ volunteer, edits }: { volunteer: Volunteer; edits: boolean }) {
  const styles = useStyles();
  const notify = useNotify();
  const { data: teams = none, ...reading } = useListTeamsQuery();
  const editing = useEditing();
  const [join] = useJoinTeamMutation();
  const [leave] = useLeaveTeamMutation();
  const { id } = volunteer;
  const mine = sortTeams(volunteer.teams, teams).flatMap(
    (code) => teams.find((team) => team.code === code && code !== EVERYONE) ?? [],
  );
  const problemOf = ({ code }: Team) => membershipProblem(id, code, editing);
  const offered = teams.filter(
    (team) => !volunteer.teams.includes(team.code) && problemOf(team) === undefined,
  );
  const outOfReach = accountProblem(volunteer.teams, editing);
  const changes = edits && !editing.loading && outOfReach === undefined;

  async function add(team: Team | null) {
    if (team === null) return;
    const answer = await join({ id, body: [team.code] });
    if (!("error" in answer)) notify({ type: "success", message: "Équipe(s) ajoutée(s) !" });
  }
  async function remove({ code }: Team) {
    const answer = await leave({ id, team: code });
    if (!("error" in answer)) notify({ type: "success", message: "Équipe retirée !" });
  }

  return (
    <>
      <div className={styles.chips} role="group" aria-label="Équipes">
        {mine.map((team) => (
          <span key={team.code} className={styles.chip}>
            <TeamChip team={team} size="medium" />
            {changes && (
              <Button
                appearance="subtle"
                size="small"
                icon={<UiIcon name="close" size={16} />}
                disabledFocusable={problemOf(team) !== undefined}
                tooltip={problemOf(team) ?? `Retirer de l'équipe ${team.name}`}
                onClick={() => void remove(team)}
              />
            )}
          </span>
        ))}
      </div>
      {changes && (
        <TeamPicker
          label="Ajouter à une équipe"
          options={offered}
          {...readingState(reading)}
          value={null}
          onChange={(team) => void add(team)}
        />
      )}
    </>
  );
}
