import { escapeHtml } from "@coulisses/shared-domain/typed-text/escape-html";
import sanitizeHtml from "sanitize-html";
import { sanitizeDescription } from "../../input/sanitize-description";

/** A rich text of the peer as ours shows it; `isCut` when something that was written is left out. */
export type ImportedText = { html: string; isCut: boolean };

/** Its editor writes tags around everything; a text without any is older than it. */
const TAG = /<\/?[a-z][^>]*>|<!--/i;

/** Texts of the peer were never sanitised. */
export function richText(written: string): ImportedText {
  if (!TAG.test(written)) return { html: paragraphsOf(written), isCut: false };
  const html = sanitizeDescription(written);
  return { html: withBreakingSpaces(html), isCut: html !== asWritten(written) };
}

/** The same HTML, spelled as the sanitiser spells it, with all that it would leave out. */
const asWritten = (html: string) =>
  sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true });

/**
 * The peer's editor writes every space as one that does not break, so that a paragraph is one long line. Those
 * that French typography asks for stay.
 */
const withBreakingSpaces = (html: string) => html.replace(/(?<!«)\u00a0(?![;:!?»])/g, " ");

/** Blank lines part paragraphs; the line ends within them stay. */
function paragraphsOf(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => escapeHtml(paragraph).replace(/\r?\n/g, "<br />"));
  // As the sanitiser spells them: quotes need no escape outside attributes.
  return sanitizeDescription(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(""));
}

/** The HTML of a text of a sheet; `label` names it in the note about a text that loses something. */
export function richTextOf(
  written: string | null,
  label: string,
  note: (why: string) => void,
): string | null {
  if (written === null) return null;
  const { html, isCut } = richText(written);
  if (isCut) note(`${label} : un lien, un script ou une mise en forme inconnue ici est laissé de côté`);
  return html;
}
