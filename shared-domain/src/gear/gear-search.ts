import { rankedMatches } from "../search-ranking";
import { matches, slugOf } from "../slug";

/** The filters of the catalogue; an absent one accepts everything. */
export type GearSearch = {
  search?: string | undefined;
  category?: string | undefined;
  /** A team's code. */
  owner?: string | undefined;
  ponctualUsage?: boolean | undefined;
};

/** The part of a gear that a search reads. */
export type SearchableGear = {
  slug: string;
  isPonctualUsage: boolean;
  code?: string;
  category?: { path: string };
  owner?: { code: string };
};

/** GEAR-3: true when a gear matches a search. */
export function matchesGearSearch(gear: SearchableGear, asked: GearSearch): boolean {
  return (
    matches(searchedText(gear), asked.search ?? "") &&
    (gear.category?.path ?? "").includes(slugOf(asked.category ?? "")) &&
    (asked.owner === undefined || gear.owner?.code === asked.owner) &&
    (asked.ponctualUsage === undefined || gear.isPonctualUsage === asked.ponctualUsage)
  );
}

/** GEAR-3: the gears that match a search, the best match of its text first. */
export function findGears<G extends SearchableGear>(gears: readonly G[], asked: GearSearch): readonly G[] {
  const { search = "", ...filters } = asked;
  return rankedMatches(
    gears.filter((gear) => matchesGearSearch(gear, filters)),
    search,
    searchedText,
  );
}

const searchedText = ({ slug, code = "" }: SearchableGear) => `${slug} ${code}`;
