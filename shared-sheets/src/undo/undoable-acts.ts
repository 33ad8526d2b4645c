/** The most acts of a page that Ctrl + Z undoes, the last one first. */
const MOST_ACTS = 10;

/** An act that can be undone, and the page where it was done: a sheet, or the queue of a team. */
export type UndoableAct = { place: string; undo: () => Promise<void> };

/** The last acts of this tab. They outlive the sheet, since a verdict in a queue leads to the next one. */
export function undoableActs() {
  let acts: UndoableAct[] = [];
  return {
    add(act: UndoableAct) {
      acts = [...acts.filter(({ place }) => place === act.place), act].slice(-MOST_ACTS);
    },
    /** Takes an act out; false when it was undone already. */
    take(act: UndoableAct): boolean {
      const isThere = acts.includes(act);
      acts = acts.filter((one) => one !== act);
      return isThere;
    },
    /** The last act of this page. */
    last: (place: string) => acts.findLast((act) => act.place === place),
  };
}
