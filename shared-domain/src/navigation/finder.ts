import { searchRank } from "../search-ranking";
import { slugOf } from "../slug";

/** One thing that the finder goes to: a page, an action, a sheet, a person. */
export type Findable = {
  /** Its address in the site. */
  link: string;
  title: string;
  icon: string;
  /** The number by which people know it, with its prefix: FA 12. */
  number?: string;
  /** Further words by which it is found. */
  keywords?: readonly string[] | undefined;
};

/** Things of one kind, under their French title. */
export type FinderGroup<One extends Findable = Findable> = { title: string; items: readonly One[] };

/** The same, ready to be searched at each key: the texts are folded once. */
export type PreparedGroup<One extends Findable = Findable> = {
  title: string;
  entries: readonly { item: One; text: string; digits: string }[];
};

/** Folds the texts of thousands of things once, so that a key costs a comparison each. */
export const prepareFinder = <One extends Findable>(
  groups: readonly FinderGroup<One>[],
): PreparedGroup<One>[] =>
  groups.map(({ title, items }) => ({
    title,
    entries: items.map((item) => ({
      item,
      text: slugOf([item.number ?? "", item.title, ...(item.keywords ?? [])].join(" ")),
      digits: item.number?.replace(/\D/g, "") ?? "",
    })),
  }));

/** « FA12 » and « fa#12 » are typed for « FA 12 ». */
const typedNumber = /^(\p{L}+)[\s#-]*(\d+)$/u;

/**
 * The best things of each group for a typed text, `most` at most of each; groups without any are left out. First the
 * thing of the typed number, then as `rankedMatches`; the group with the best match comes first, equals keep their order.
 */
export function findIn<One extends Findable>(
  groups: readonly PreparedGroup<One>[],
  typed: string,
  most: number,
): FinderGroup<One>[] {
  const search = slugOf(typed.trim().replace(typedNumber, "$1 $2"));
  if (search === "") return [];
  const words = search.split("-");
  const number = /^(?:\p{L}+-)?(\d+)$/u.exec(search)?.[1];
  return groups
    .map(({ title, entries }) => {
      const ranks: One[][] = [[], [], [], [], []];
      for (const { item, text, digits } of entries) {
        if (!words.every((word) => text.includes(word))) continue;
        ranks[number === digits ? 0 : searchRank(text, search, words) + 1]?.push(item);
      }
      const best = ranks.findIndex((found) => found.length > 0);
      return { title, items: ranks.flat().slice(0, most), best };
    })
    .filter(({ best }) => best >= 0)
    .sort((a, b) => a.best - b.best)
    .map(({ title, items }) => ({ title, items }));
}
