const ligatures: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ħ: "h",
  ı: "i",
};
const ligature = new RegExp(`[${Object.keys(ligatures).join("")}]`, "g");

/**
 * The form in which names are compared and ids made: lower case, no accents, one dash for each run of spaces,
 * apostrophes, slashes, question and hash marks. Other characters (`_`, `.`, `&`) stay.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(ligature, (letter) => ligatures[letter] ?? letter)
    .replace(/[\s'’/?#]+/g, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** True when a text contains every typed word, in any order; accents and case don't count. */
export function matches(text: string, typed: string): boolean {
  const slug = slugOf(text);
  return slugOf(typed)
    .split("-")
    .every((word) => slug.includes(word));
}
