import { useCan } from "@coulisses/shared-auth";
import { PersonPicker } from "@coulisses/shared-ui/form";
import { useListTaskVolunteersQuery } from "../api/catalogues-api";

type Props = { className: string; value: number | null; onChange: (userId: number | null) => void };

/** Whose reviews one follows: a member of humain. */
export function ReviewerFilter({ className, value, onChange }: Props) {
  const seesVolunteers = useCan("view-volunteer");
  const { data = [], isLoading } = useListTaskVolunteersQuery(undefined, { skip: !seesVolunteers });
  const reviewers = data.filter(({ teams }) => teams.includes("humain"));
  return (
    <PersonPicker
      label="Relecteur"
      placeholder="Relecteur"
      hideLabel
      clearable
      className={className}
      loading={isLoading}
      options={reviewers}
      value={reviewers.find(({ id }) => id === value) ?? null}
      onChange={(person) => onChange(person?.id ?? null)}
    />
  );
}
