import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import { makeStyles } from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({ chips: { display: "flex", flexWrap: "wrap", gap: "4px" } });

const first = ["hard", "soft", "confiance"];
const hidden = [EVERYONE, "admin", "orga"];

/** §5.8: teams that matter to an assignment: hard, soft, confiance, then the others by name. */
export function teamsForAssignment(codes: readonly string[], teams: readonly Team[]): string[] {
  const visible = sortTeams(codes, teams).filter((code) => !hidden.includes(code));
  return [
    ...first.filter((code) => visible.includes(code)),
    ...visible.filter((code) => !first.includes(code)),
  ];
}

/** Teams of these codes, in this order. */
export function TeamChips({ codes, teams }: { codes: readonly string[]; teams: readonly Team[] }) {
  const styles = useStyles();
  const known = codes.flatMap((code) => teams.find((team) => team.code === code) ?? []);
  if (known.length === 0) return null;
  return (
    <span className={styles.chips}>
      {known.map((team) => (
        <TeamChip key={team.code} team={team} />
      ))}
    </span>
  );
}
