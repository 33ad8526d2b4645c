import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import { useCan } from "@coulisses/shared-auth";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { useSearchActivityGearsQuery } from "../../api/catalogues-api";
import { useSettled } from "../../parts/use-settled";

const SHORTEST = 2;
const none: Gear[] = [];

type Props = { value: Gear | null; onChange: (gear: Gear | null) => void; error?: string | undefined };

/** Searches the gear catalogue on the server: it has thousands of lines in a real festival. */
export function GearPicker({ value, onChange, error }: Props) {
  const seesCatalogue = useCan("read-gear-catalog");
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim(), 200);
  const tooShort = search.length < SHORTEST;
  const { currentData: found = none, isFetching } = useSearchActivityGearsQuery(search, {
    skip: !seesCatalogue || tooShort,
  });
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
