type Texts = Readonly<Record<string, string>>;

/** « 2 », « 2h »; undefined for any text but a whole number of hours. */
function readHours(text: string): number | undefined {
  const hours = Number(/^(\d+) ?h?$/i.exec(text.trim())?.[1]);
  return hours > 0 ? hours : undefined;
}

/** Whole hours read from pasted texts, by participant id; `wrong` holds the other texts. */
export function takenHours(texts: Texts) {
  const hours: Record<string, number> = {};
  const wrong: Record<string, string> = {};
  for (const [id, text] of Object.entries(texts)) {
    const read = readHours(text);
    if (read === undefined) wrong[id] = text;
    else hours[id] = read;
  }
  return { hours, wrong };
}
