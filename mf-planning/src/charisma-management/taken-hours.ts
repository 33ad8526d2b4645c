type Texts = Readonly<Record<string, string>>;

/** « 2 », « 2h »; undefined for what is no whole number of hours. */
function readHours(text: string): number | undefined {
  const hours = Number(/^(\d+) ?h?$/i.exec(text.trim())?.[1]);
  return hours > 0 ? hours : undefined;
}

/** What is taken of texts that were pasted, by the id of a participant: whole hours. `wrong` are the other texts. */
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
