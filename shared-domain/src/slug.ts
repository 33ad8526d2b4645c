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
 * The form in which names are compared and ids made: lowercase, no accent, one dash for each run
 * of spaces, apostrophes, slashes, question and hash marks. Everything else (`_`, `.`, `&`) stays.
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

/** Search boxes compare slugs: what was typed must be contained in the text. */
export function matches(text: string, typed: string): boolean {
  return slugOf(text).includes(slugOf(typed));
}
