import type { EditionSheets } from "@coulisses/shared-domain/festival-event/sheet-edition";
import { SelectField } from "@coulisses/shared-ui/filters";

type Props = {
  /** The closed edition whose sheets are listed; null for the sheets of now. */
  value: number | null;
  onChange: (edition: number | null) => void;
  useEditions: () => { data?: readonly EditionSheets[] };
  hideLabel?: boolean;
};

/** Shows what belongs to an earlier, closed edition in the place of what belongs to now; absent as long as none is closed. */
export function EditionFilter({ value, onChange, useEditions, hideLabel = false }: Props) {
  const { data = [] } = useEditions();
  const closed = data.filter(({ closedAt }) => closedAt !== null).map(({ edition }) => edition);
  const editions = value === null || closed.includes(value) ? closed : [value, ...closed];
  if (editions.length === 0) return null;
  return (
    <SelectField
      label="Édition"
      hideLabel={hideLabel}
      placeholder="Édition en cours"
      options={editions.map((edition) => ({
        value: String(edition),
        label: `Édition ${String(edition)}, archivée`,
      }))}
      value={value === null ? null : String(value)}
      onChange={(edition) => onChange(edition === null ? null : Number(edition))}
    />
  );
}
