import { ErrorCard } from "../base/message/notice";
import { Skeleton } from "../base/message/placeholders";
import { lateCode } from "../behaviour/late-code";
import type { TreeProps } from "./fluent-tree";

const treeCode = lateCode(() => import(/* webpackChunkName: "tree" */ "./fluent-tree"));

/**
 * Nested things, such as categories, of which one may be chosen. All are unfolded at first. One Tab stop,
 * then the arrows; the code is loaded when the first tree is shown.
 */
export function Tree(props: TreeProps) {
  const { code, hasFailed, retry } = treeCode.useCode();
  if (code) return <code.FluentTree {...props} />;
  if (hasFailed) return <ErrorCard message="Impossible de charger cette liste." onRetry={retry} />;
  return <Skeleton lines={Math.max(3, props.branches.length)} height="18px" width="100%" />;
}
