import { readingState, useCan, useListVolunteersQuery } from "@coulisses/shared-auth";
import { makeStyles } from "@coulisses/shared-ui/base";
import { PersonPicker } from "@coulisses/shared-ui/filters";

const useStyles = makeStyles({ field: { width: "240px", maxWidth: "100%" } });

type Props = { value: number | null; onChange: (userId: number | null) => void };

/** Filter by reviewer: a member of humain. */
export function ReviewerFilter({ value, onChange }: Props) {
  const styles = useStyles();
  const seesVolunteers = useCan("view-volunteer");
  const { data = [], ...request } = useListVolunteersQuery(undefined, { skip: !seesVolunteers });
  const reviewers = data.filter(({ teams }) => teams.includes("humain"));
  return (
    <PersonPicker
      label="Relecteur"
      placeholder="Relecteur"
      hideLabel
      clearable
      className={styles.field}
      {...readingState(request)}
      options={reviewers}
      value={reviewers.find(({ id }) => id === value) ?? null}
      onChange={(person) => onChange(person?.id ?? null)}
    />
  );
}
