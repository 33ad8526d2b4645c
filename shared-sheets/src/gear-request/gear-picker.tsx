import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { useState } from "react";
import type { FoundGears } from "./use-gear-search";

const SHORTEST = 2;
const none: Gear[] = [];

/** The search and choice of a gear. */
export type GearPickerProps = {
  /** The gears on offer: `useGearSearch` or `useOccasionalGearSearch`. */
  useSearch: (search: string, options: { skip: boolean }) => FoundGears;
  /** True when the person may read the catalogue; otherwise the field says so. */
  seesCatalogue: boolean;
  value: Gear | null;
  onChange: (gear: Gear | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
};

/** Picks one gear of the catalogue, which is loaded once two letters are typed. */
export function GearPicker({ useSearch, seesCatalogue, error, ...picked }: GearPickerProps) {
  const [typed, setTyped] = useState("");
  const search = typed.trim();
  const tooShort = search.length < SHORTEST;
  const {
    currentData: found = none,
    loading,
    onRetry,
  } = useSearch(search, { skip: !seesCatalogue || tooShort });
  return (
    <SearchPicker
      label="Chercher du matos"
      options={found}
      getKey={({ id }) => id}
      getLabel={({ name, code }) => (code ? `${name} (${code})` : name)}
      getDetail={({ category }) => category?.path ?? ""}
      loading={loading}
      onRetry={tooShort ? undefined : onRetry}
      emptyText={tooShort ? "Tape au moins deux lettres" : "Aucun matos correspondant"}
      disabled={!seesCatalogue}
      hint={seesCatalogue ? undefined : "Tes équipes n'ont pas accès au catalogue matos."}
      error={error}
      onQueryChange={setTyped}
      {...picked}
    />
  );
}
