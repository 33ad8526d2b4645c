import { $isListItemNode, $isListNode } from "@lexical/list";
import { $isHeadingNode } from "@lexical/rich-text";
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalNode,
  type TextNode,
} from "lexical";

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
 * The document as the few tags that the server keeps, without a class or style, so that what comes
 * back from it is what was sent. Null when nothing is written.
 */
export function $documentHtml(): string | null {
  const root = $getRoot();
  if (root.getTextContent().trim() === "") return null;
  return root.getChildren().map(nodeHtml).join("");
}
