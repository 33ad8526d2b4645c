import type { Permission } from "@coulisses/shared-domain/access/permissions";
import {
  mostScreensOfPerson,
  type PresentScreen,
  presenceLapseMs,
} from "@coulisses/shared-domain/presence/presence";

/** The permission to read each kind of sheet, and so to see who else does. */
export const readersOf = {
  FestivalActivity: "read-fa",
  FestivalTask: "read-ft",
} as const satisfies Record<string, Permission>;

/** A sheet that shows who is on it. */
export type SheetTag = { type: keyof typeof readersOf; id: number };

/** One page on a sheet, and when it last said so. */
export type Here = PresentScreen & { sheet: SheetTag; heardAt: number };

/** The key of a page: a person can't take the place of another's. */
export const keyOf = ({ id, screen }: Pick<Here, "id" | "screen">) => `${String(id)} ${screen}`;
export const sheetKey = ({ type, id }: SheetTag) => `${type} ${String(id)}`;

/** A page, and the instance to which it said so last; undefined for this one. */
type Kept = Here & { instance: string | undefined };

/**
 * The open pages of all instances, in memory alone. Each call answers the pages whose sheets now show something else,
 * before and after it.
 */
export function presenceBoard() {
  const pages = new Map<string, Kept>();

  function put(page: Kept): Here[] {
    const key = keyOf(page);
    const known = pages.get(key);
    if (known && known.heardAt > page.heardAt) return [];
    pages.set(key, page);
    if (!known) return [page];
    const stays = sheetKey(known.sheet) === sheetKey(page.sheet) && known.section === page.section;
    return stays ? [] : [known, page];
  }

  function remove(key: string): Here[] {
    const known = pages.get(key);
    pages.delete(key);
    return known ? [known] : [];
  }

  /** PRE-4: removes the page of a person with too many that was heard longest ago. */
  function makeRoom({ id, screen }: Here): Here[] {
    const others = [...pages.values()].filter((page) => page.id === id && page.screen !== screen);
    if (others.length < mostScreensOfPerson) return [];
    const [oldest] = others.sort((a, b) => a.heardAt - b.heardAt);
    return oldest ? remove(keyOf(oldest)) : [];
  }

  return {
    has: (page: Pick<Here, "id" | "screen">, sheet: SheetTag) => {
      const known = pages.get(keyOf(page));
      return known !== undefined && sheetKey(known.sheet) === sheetKey(sheet);
    },
    /** A page said so to this instance. `isNews`: the others have to hear of it now. */
    here(page: Here): { changed: Here[]; isNews: boolean } {
      const known = pages.get(keyOf(page));
      const isSame = known?.section === page.section;
      const kept = { ...page, movedAt: known && isSame ? known.movedAt : page.movedAt, instance: undefined };
      const changed = [...makeRoom(kept), ...put(kept)];
      return { changed, isNews: changed.length > 0 || known?.instance !== undefined };
    },
    /** Another instance heard of these pages. */
    hear: (instance: string, heard: readonly Here[]): Here[] =>
      heard.flatMap((page) => [...makeRoom(page), ...put({ ...page, instance })]),
    leave: (keys: readonly string[]): Here[] => keys.flatMap(remove),
    /** PRE-2: removes the pages that have said nothing for too long. */
    lapse: (now: number): Here[] =>
      [...pages].flatMap(([key, { heardAt }]) => (now - heardAt > presenceLapseMs ? remove(key) : [])),
    on: (sheet: SheetTag): Here[] =>
      [...pages.values()].filter((page) => sheetKey(page.sheet) === sheetKey(sheet)),
    /** The pages that said so to this instance last. */
    own: (): Here[] => [...pages.values()].filter(({ instance }) => instance === undefined),
  };
}
