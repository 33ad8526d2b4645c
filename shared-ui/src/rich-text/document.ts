import { $generateNodesFromDOM } from "@lexical/html";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode } from "@lexical/rich-text";
import { $createParagraphNode, $getRoot, $isDecoratorNode, $isElementNode, createEditor, type LexicalEditor } from "lexical";
import { UNDERLINE } from "./underline";

export function createDocument(): LexicalEditor {
  return createEditor({
    namespace: "coulisses",
    nodes: [HeadingNode, ListNode, ListItemNode],
    theme: { text: { underline: UNDERLINE } },
    onError: (error) => {
      throw error;
    },
  });
}

/** Replaces everything by the HTML; whatever is not text, heading or list loses its tag. */
export function setDocument(editor: LexicalEditor, html: string | null): void {
  editor.update(
    () => {
      const root = $getRoot();
      root.clear();
      const parsed = new DOMParser().parseFromString(html ?? "", "text/html");
      const nodes = $generateNodesFromDOM(editor, parsed).map((node) => {
        // Bare text may not stand in the root.
        if ($isElementNode(node) || $isDecoratorNode(node)) return node;
        return $createParagraphNode().append(node);
      });
      if (nodes.length === 0) root.append($createParagraphNode());
      else root.append(...nodes);
    },
    { discrete: true, tag: ["history-merge", "skip-scroll-into-view", "skip-dom-selection"] },
  );
}

