import { failedPart } from "../base/message/load-state";
import { Skeleton } from "../base/message/placeholders";
import { late } from "../behaviour/late";
import type { TreeProps } from "./fluent-tree";

/**
 * Nested things, such as categories, of which one may be chosen. All are unfolded at first. One Tab stop,
 * then the arrows; the code is loaded when the first tree is shown.
 */
export const Tree = late<TreeProps>(() => import(/* webpackChunkName: "tree" */ "./fluent-tree"), {
  waiting: ({ branches }) => <Skeleton lines={Math.max(3, branches.length)} height="18px" width="100%" />,
  failed: failedPart("Impossible de charger cette liste."),
});
