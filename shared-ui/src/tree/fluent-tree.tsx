import {
  FlatTree,
  type HeadlessFlatTreeItemProps,
  TreeItem,
  TreeItemLayout,
  useHeadlessFlatTree_unstable as useFlatTree,
} from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import { type ReactNode, useState } from "react";
import { useMediaQuery } from "../behaviour/use-media-query";
import { tokens } from "../theme/tokens";

/** One line of a tree, with those under it. */
export type TreeBranch = {
  /** Tells it from all others of the tree, whatever their level. */
  key: string;
  name: string;
  /** Stands after the name, such as a chip. Its words go to `detail`. */
  mark?: ReactNode;
  /** Read after the name by screen readers. */
  detail?: string | undefined;
  /** Buttons: on the line that has the pointer or the focus, and always on touch. */
  actions?: ReactNode;
  branches: readonly TreeBranch[];
};

/** The branches of a tree, and the chosen line. */
export type TreeProps = {
  /** Accessible name. */
  label: string;
  branches: readonly TreeBranch[];
  /** The key of the chosen line, if any. */
  chosen?: string | undefined;
  /** Called when a line is pressed, or on Enter or Space. */
  onChoose: (key: string) => void;
};

const useStyles = makeStyles({
  tree: { rowGap: 0 },
  line: { minHeight: "28px", paddingBlock: 0 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
  chosen: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
  actions: { paddingInline: 0 },
});

type Line = HeadlessFlatTreeItemProps & { branch: TreeBranch };

/** All lines, each before those under it. */
function linesOf(branches: readonly TreeBranch[], parent?: string): Line[] {
  return branches.flatMap((branch) => [
    { value: branch.key, ...(parent !== undefined && { parentValue: parent }), branch },
    ...linesOf(branch.branches, branch.key),
  ]);
}

/**
 * Fluent's tree, on which a press chooses and only the arrow in front of a line folds. A flat one: within a line that
 * held others, these would be read as a part of its name.
 */
export default function FluentTree({ label, branches, chosen, onChoose }: TreeProps) {
  const styles = useStyles();
  const isTouch = useMediaQuery("(pointer: coarse)");
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const lines = linesOf(branches);
  const holders = lines.filter(({ branch }) => branch.branches.length > 0).map(({ branch }) => branch.key);
  const tree = useFlatTree(lines, {
    openItems: holders.filter((key) => !folded.has(key)),
    onOpenChange: (_, { type, openItems }) => {
      if (type !== "Click") setFolded(new Set(holders.filter((key) => !openItems.has(key))));
    },
  });
  return (
    <FlatTree {...(tree.getTreeProps() as object)} aria-label={label} className={styles.tree}>
      {Array.from(tree.items(), (item) => {
        const { branch, ...line } = item.getTreeItemProps();
        const { key, name, detail, mark, actions } = branch;
        return (
          <TreeItem
            {...line}
            key={key}
            aria-label={detail ? `${name}, ${detail}` : name}
            aria-selected={key === chosen}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => {
              if (event.key !== " " || event.target !== event.currentTarget) return;
              event.preventDefault();
              onChoose(key);
            }}
          >
            <TreeItemLayout
              className={styles.line}
              main={{ className: mergeClasses(styles.words, key === chosen && styles.chosen) }}
              iconAfter={mark ? { children: mark } : null}
              actions={
                actions
                  ? {
                      className: styles.actions,
                      children: actions,
                      // The buttons leave with the focus: a dialog that one opens gives it back to the line.
                      onClickCapture: ({ currentTarget }) =>
                        currentTarget.closest<HTMLElement>("[role=treeitem]")?.focus(),
                      ...(isTouch && { visible: true }),
                    }
                  : null
              }
            >
              {name}
            </TreeItemLayout>
          </TreeItem>
        );
      })}
    </FlatTree>
  );
}
