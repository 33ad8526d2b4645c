import { mergeClasses } from "@griffel/react";
import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { useContentStyles } from "./content-styles";

const KEPT = new Set(["p", "h1", "h2", "ul", "ol", "li", "strong", "em", "u", "br", "b", "i"]);
const DROPPED = new Set(["script", "style", "template", "noscript"]);

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (DROPPED.has(tag)) return null;
  const children = [...node.childNodes].map(toReact);
  if (tag === "br") return <br key={key} />;
  return createElement(KEPT.has(tag) ? tag : Fragment, { key }, ...children);
}

/** The HTML to show. */
export type RichTextProps = { html: string | null; className?: string };

/** Shows rich text. Built from an allow-list of tags without attributes: HTML is never injected. */
export function RichText({ html, className }: RichTextProps) {
  const styles = useContentStyles();
  const children = useMemo(
    () => [...new DOMParser().parseFromString(html ?? "", "text/html").body.childNodes].map(toReact),
    [html],
  );
  return <div className={mergeClasses(styles.content, className)}>{children}</div>;
}
