import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { useEffect, useState } from "react";

const SHORTEST = 2;
const none: Gear[] = [];

type GearSearch = (
  search: string,
  options: { skip: boolean },
) => { currentData?: Gear[] | undefined; isFetching: boolean };

export type GearPickerProps = {
  /** Searches the catalogue on the server: it has thousands of lines in a real festival. */
  useSearch: GearSearch;
  seesCatalogue: boolean;
  value: Gear | null;
  onChange: (gear: Gear | null) => void;
  error?: string | undefined;
};

export function GearPicker({ useSearch, seesCatalogue, value, onChange, error }: GearPickerProps) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim(), 200);
  const tooShort = search.length < SHORTEST;
  const { currentData: found = none, isFetching } = useSearch(search, { skip: !seesCatalogue || tooShort });
  return (
    <SearchPicker
      label="Chercher du matos"
      options={found}
      getKey={({ id }) => id}
      getLabel={({ name, code }) => (code ? `${name} (${code})` : name)}
      getDetail={({ category }) => category?.path ?? ""}
      value={value}
      loading={isFetching}
      emptyText={tooShort ? "Tape au moins deux lettres" : "Aucun matos correspondant"}
      disabled={!seesCatalogue}
      hint={seesCatalogue ? undefined : "Tes équipes n'ont pas accès au catalogue matos."}
      error={error}
      onQueryChange={setTyped}
      onChange={onChange}
    />
  );
}

/** The value once it has stopped changing for `delay` milliseconds. */
function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay]);
  return settled;
}
