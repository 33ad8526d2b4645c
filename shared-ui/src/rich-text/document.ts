import { $generateNodesFromDOM } from "@lexical/html";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode } from "@lexical/rich-text";
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  createEditor,
  type LexicalEditor,
  type LexicalNode,
  type ParagraphNode,
} from "lexical";
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

/** Marks what was not typed. */
export const FROM_OUTSIDE = "from-outside";

/** Bare text may not stand in the root: what stands together goes in one paragraph. */
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

/** Replaces everything by the HTML; whatever is not text, heading or list loses its tag. */
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
    { discrete: true, tag: [FROM_OUTSIDE, "history-merge", "skip-scroll-into-view", "skip-dom-selection"] },
  );
}
