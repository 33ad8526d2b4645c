import { Parser } from "htmlparser2";

/** A part of a paragraph with one look. */
export type Span = {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  link?: string;
};

/** A block of text. */
export type Block = {
  kind: "paragraph" | "heading" | "item";
  /** The depth of the list, from 0, and the mark of an item. */
  depth: number;
  mark: string;
  spans: Span[];
};

type List = { isNumbered: boolean; count: number };

const blockTags = ["p", "h1", "h2", "h3", "li", "ul", "ol", "div", "blockquote"];

/** The paragraphs, headings and items of a sanitised rich text; any other tag leaves its text. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: List[] = [];
  const open: string[] = [];
  const links: string[] = [];
  let current: Block | undefined;
  const isIn = (...tags: string[]) => tags.some((tag) => open.includes(tag));
  const close = () => {
    if (current?.spans.some(({ text }) => text.trim() !== "")) blocks.push(current);
    current = undefined;
  };
  const begin = (): Block =>
    (current ??= {
      kind: isIn("h1", "h2", "h3") ? "heading" : "paragraph",
      depth: lists.length,
      mark: "",
      spans: [],
    });

  const parser = new Parser({
    onopentag(tag, { href }) {
      if (blockTags.includes(tag) && !(tag === "p" && current?.kind === "item" && current.spans.length === 0))
        close();
      open.push(tag);
      if (tag === "ul" || tag === "ol") lists.push({ isNumbered: tag === "ol", count: 0 });
      if (tag === "a") links.push(href ?? "");
      if (tag === "br") begin().spans.push({ text: "\n" });
      const list = lists.at(-1);
      if (tag === "li") {
        if (list !== undefined) list.count++;
        const mark = list?.isNumbered === true ? `${String(list.count)}.` : "•";
        current = { kind: "item", depth: Math.max(0, lists.length - 1), mark, spans: [] };
      }
    },
    ontext(text) {
      const visible = text.replaceAll(/\s+/g, " ");
      if (visible.trim() === "" && current === undefined) return;
      const link = links.at(-1);
      begin().spans.push({
        text: visible,
        isBold: isIn("strong", "b", "h1", "h2", "h3"),
        isItalic: isIn("em", "i"),
        isUnderlined: isIn("u", "a"),
        ...(link && { link }),
      });
    },
    onclosetag(tag) {
      open.splice(open.lastIndexOf(tag), 1);
      if (tag === "ul" || tag === "ol") lists.pop();
      if (tag === "a") links.pop();
      if (blockTags.includes(tag)) close();
    },
  });
  parser.end(html);
  close();
  return blocks;
}
