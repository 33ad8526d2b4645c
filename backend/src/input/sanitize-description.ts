import sanitizeHtml from "sanitize-html";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["h1", "h2", "p", "br", "strong", "em", "b", "i", "u", "ol", "ul", "li"],
  allowedAttributes: {},
};

/** What the rich editor can write, and nothing that a browser would run or fetch. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, allowed);
}
