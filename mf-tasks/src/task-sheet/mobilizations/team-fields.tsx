import { mobilizableTeams } from "@coulisses/shared-domain/festival-task/mobilization/mobilized-people";
import type { Team } from "@coulisses/shared-domain/people/team";
import { readingState, useListTeamsQuery, useSession } from "@coulisses/shared-auth";
import { makeStyles } from "@coulisses/shared-ui/base";
import { TeamPicker } from "@coulisses/shared-ui/filters";
import { NumberField } from "@coulisses/shared-ui/form";

export type TeamDraft = { team: Team | null; count: number | null };

const useStyles = makeStyles({
  fields: { display: "grid", gridTemplateColumns: "110px minmax(0, 1fr)", alignItems: "start", gap: "12px" },
});

type FieldProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  error?: string | undefined;
};
type Props = {
  team: FieldProps<Team | null>;
  count: FieldProps<number | null>;
  hint?: string | undefined;
};

/** Fields of a team and its count. */
export function TeamFields({ team, count, hint }: Props) {
  const styles = useStyles();
  const { access } = useSession();
  const { data: teams = [], ...reading } = useListTeamsQuery();
  const offered = mobilizableTeams(access);
  return (
    <div className={styles.fields}>
      <NumberField label="Nombre" min={1} {...count} />
      <TeamPicker
        label="Équipe"
        hint={hint}
        options={teams.filter(({ code }) => offered.includes(code))}
        {...readingState(reading)}
        {...team}
      />
    </div>
  );
}
