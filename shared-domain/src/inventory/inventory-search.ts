import { type GearSearch, type SearchableGear, matchesGearSearch } from "../gear/gear-search";
import { slugOf } from "../slug";

/** GEAR-3: as the catalogue, but the owner's code is contained, and only occasional gear can be asked for. */
export function matchesInventorySearch(
  gear: SearchableGear,
  { owner, ponctualUsage, ...asked }: GearSearch,
): boolean {
  return (
    matchesGearSearch(gear, { ...asked, ponctualUsage: ponctualUsage || undefined }) &&
    (gear.owner?.code ?? "").includes(slugOf(owner ?? ""))
  );
}
