import { Parser } from "htmlparser2";

const blocks = ["p", "h1", "h2", "h3", "ul", "ol", "hr"];

/**
 * The text of sanitised HTML, for calendars that show text alone: paragraphs apart, a dash or a number before
 * each item.
 */
export function plainText(html: string): string {
  let text = "";
  const lists: { next: number | undefined }[] = [];
  /** The paragraph of an item begins beside its dash. */
  const isApart = (tag: string) => blocks.includes(tag) && !(tag === "p" && lists.length > 0);
  const parser = new Parser({
    onopentag(tag) {
      if (tag === "ul" || tag === "ol") lists.push({ next: tag === "ol" ? 1 : undefined });
      if (tag === "br") text += "\n";
      if (tag === "li") text += `\n${bulletOf(lists.at(-1))} `;
      else if (isApart(tag)) text += "\n\n";
    },
    ontext(words) {
      text += words.replace(/\s+/g, " ");
    },
    onclosetag(tag) {
      if (tag === "ul" || tag === "ol") lists.pop();
      if (isApart(tag)) text += "\n\n";
    },
  });
  parser.end(html);
  return text
    .replace(/[ ]*\n[ ]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function bulletOf(list: { next: number | undefined } | undefined): string {
  if (list?.next === undefined) return "-";
  return `${String(list.next++)}.`;
}
