/** A person as the others on a sheet see them; `section` is the one in view, null while it is unknown. */
export type PresentPerson = { id: number; firstname: string; section: string | null };

/** One open page of a person on a sheet; instants in milliseconds. */
export type PresentScreen = PresentPerson & {
  /** Made up by the page itself. */
  screen: string;
  /** Since when it shows its section. */
  movedAt: number;
};

/** A page in view says so this often, in milliseconds. */
export const presenceBeatMs = 10_000;
/** PRE-2: a page that says nothing for so long, in milliseconds, is no longer there. */
export const presenceLapseMs = 25_000;
/** PRE-4: the most pages of one person that count. */
export const mostScreensOfPerson = 20;
/** PRE-4: the most people that one is told of. */
export const mostPeopleShown = 30;

/**
 * PRE-1, PRE-3, PRE-4: the others on a sheet, by first name: each person once, in the section of the page that moved
 * last, and never the reader.
 */
export function peopleBeside(screens: Iterable<PresentScreen>, readerId: number): PresentPerson[] {
  const last = new Map<number, PresentScreen>();
  for (const screen of screens) {
    const known = last.get(screen.id);
    if (screen.id !== readerId && (!known || known.movedAt < screen.movedAt)) last.set(screen.id, screen);
  }
  return [...last.values()]
    .map(({ id, firstname, section }) => ({ id, firstname, section }))
    .sort((a, b) => a.firstname.localeCompare(b.firstname, "fr") || a.id - b.id)
    .slice(0, mostPeopleShown);
}

/** `Léa consulte cette fiche`, `Léa et Sam consultent cette fiche`; empty for nobody. */
export function presenceSentence(firstnames: readonly string[]): string {
  if (firstnames.length === 0) return "";
  const [shown, others] = [firstnames.slice(0, 2), firstnames.length - 2];
  const names =
    others > 0 ? [...shown, others === 1 ? "une autre personne" : `${others} autres personnes`] : shown;
  const list = new Intl.ListFormat("fr", { type: "conjunction" }).format(names);
  return `${list} ${firstnames.length > 1 ? "consultent" : "consulte"} cette fiche`;
}

/**
 * PRE-5: the people to announce to a screen reader: those who were not announced before. Moves and departures are not
 * announced, nor a person who comes back.
 */
export const newcomers = (people: readonly PresentPerson[], announced: ReadonlySet<number>) =>
  people.filter(({ id }) => !announced.has(id));
