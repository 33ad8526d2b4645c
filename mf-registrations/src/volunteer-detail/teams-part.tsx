import { useCan, useListTeamsQuery, useNotify, type Volunteer } from "@coulisses/shared-auth";
import { ADMIN } from "@coulisses/shared-domain/access/access";
import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { TeamPicker } from "@coulisses/shared-ui/form";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { useJoinTeamMutation, useLeaveTeamMutation } from "../api/volunteers-api";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px" },
  chip: { display: "inline-flex", alignItems: "center" },
});

const none: never[] = [];

/** The teams of somebody, the one of everybody left out; joined and left at once by those who may. */
export function TeamsPart({ volunteer, edits }: { volunteer: Volunteer; edits: boolean }) {
  const styles = useStyles();
  const notify = useNotify();
  const { data: teams = none } = useListTeamsQuery();
  const managesAdmins = useCan("manage-admins");
  const [join] = useJoinTeamMutation();
  const [leave] = useLeaveTeamMutation();
  const { id } = volunteer;
  const mine = sortTeams(volunteer.teams, teams).flatMap(
    (code) => teams.find((team) => team.code === code && code !== EVERYONE) ?? [],
  );
  const offered = teams.filter(
    ({ code }) => !volunteer.teams.includes(code) && (code !== ADMIN || managesAdmins),
  );

  async function add(team: Team | null) {
    if (team === null) return;
    const answer = await join({ id, team: team.code });
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
            {edits && (
              <Button
                appearance="subtle"
                size="small"
                icon={<UiIcon name="close" size={16} />}
                tooltip={`Retirer de l'équipe ${team.name}`}
                onClick={() => void remove(team)}
              />
            )}
          </span>
        ))}
      </div>
      {edits && (
        <TeamPicker
          label="Ajouter à une équipe"
          options={offered}
          value={null}
          onChange={(team) => void add(team)}
        />
      )}
    </>
  );
}
