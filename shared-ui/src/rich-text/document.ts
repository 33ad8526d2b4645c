import { HistoryExtension } from "@lexical/history";
import { $generateNodesFromDOM } from "@lexical/html";
import { $isListItemNode, $isListNode, ListExtension } from "@lexical/list";
import { $isHeadingNode, RichTextExtension } from "@lexical/rich-text";
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  defineExtension,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalNode,
  type ParagraphNode,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type TextNode,
} from "lexical";
import { UNDERLINE } from "./content-styles";

/** The features of a document: text, titles, lists, undo. */
export const documentExtension = defineExtension({
  name: "coulisses/document",
  dependencies: [RichTextExtension, ListExtension, HistoryExtension],
  theme: { text: { underline: UNDERLINE } },
  // Lexical would keep a quotation, which is not among the tags that the server keeps.
  html: { import: { blockquote: () => ({ conversion: () => null, priority: 4 }) } },
  // The field fills it; an initial empty paragraph would count as a change.
  $initialEditorState: null,
  onError: (error) => {
    throw error;
  },
});

/** Bare text may not stand in the root: adjacent nodes are put in one paragraph. */
function inBlocks(nodes: readonly LexicalNode[]): LexicalNode[] {
  const blocks: LexicalNode[] = [];
  let open: ParagraphNode | undefined;
  for (const node of nodes) {
    if (($isElementNode(node) && !node.isInline()) || $isDecoratorNode(node)) {
      open = undefined;
      blocks.push(node);
    } else if (open) open.append(node);
    else blocks.push((open = $createParagraphNode().append(node)));
  }
  return blocks;
}

/**
 * Replaces everything by the HTML; anything but text, titles and lists loses its tag. The person did not type
 * it: it can't be undone, and Lexical's OnChangePlugin doesn't report it.
 */
export function setDocument(editor: LexicalEditor, html: string | null): void {
  editor.update(
    () => {
      const root = $getRoot();
      root.clear();
      const parsed = new DOMParser().parseFromString(html ?? "", "text/html");
      const nodes = inBlocks($generateNodesFromDOM(editor, parsed));
      if (nodes.length === 0) root.append($createParagraphNode());
      else root.append(...nodes);
    },
    { discrete: true, tag: [HISTORY_MERGE_TAG, SKIP_SCROLL_INTO_VIEW_TAG, SKIP_DOM_SELECTION_TAG] },
  );
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function textHtml(node: TextNode): string {
  const wrap = (tag: string, wanted: boolean, html: string) => (wanted ? `<${tag}>${html}</${tag}>` : html);
  const underlined = wrap("u", node.hasFormat("underline"), escape(node.getTextContent()));
  return wrap("strong", node.hasFormat("bold"), wrap("em", node.hasFormat("italic"), underlined));
}

function tagOf(node: LexicalNode): string {
  if ($isHeadingNode(node)) return node.getTag() === "h1" ? "h1" : "h2";
  if ($isListNode(node)) return node.getListType() === "number" ? "ol" : "ul";
  return $isListItemNode(node) ? "li" : "p";
}

function nodeHtml(node: LexicalNode): string {
  if ($isTextNode(node)) return textHtml(node);
  if ($isLineBreakNode(node)) return "<br>";
  if (!$isElementNode(node)) return "";
  const tag = tagOf(node);
  return `<${tag}>${node.getChildren().map(nodeHtml).join("")}</${tag}>`;
}

/**
 * The document in the few tags that the server keeps, without class or style, so that the server returns what
 * was sent. Null when empty.
 */
export function $documentHtml(): string | null {
  const root = $getRoot();
  if (root.getTextContent().trim() === "") return null;
  return root.getChildren().map(nodeHtml).join("");
}
