import sanitizeHtml from "sanitize-html";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["h1", "h2", "p", "br", "strong", "em", "b", "i", "u", "ol", "ul", "li"],
  allowedAttributes: {},
};

/** Keeps the HTML that the rich editor can write, and removes all that a browser would run or fetch. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** The form with its rich texts sanitised; absent and null ones stay. */
export function sanitizeFields<Name extends string, Form extends Partial<Record<Name, string | null>>>(
  form: Form,
  names: readonly Name[],
): Form {
  const sanitized = names.flatMap((name) => {
    const html = form[name];
    return typeof html === "string" ? [[name, sanitizeDescription(html)]] : [];
  });
  return { ...form, ...Object.fromEntries(sanitized) };
}
