import { late } from "../../behaviour/late";
import type { ProgressProps } from "./fluent-progress";
import { Skeleton } from "./placeholders";
import { Text } from "../text/text";

/** The progress of a long task, such as reading a file. */
export const Progress = late<ProgressProps>(
  () => import(/* webpackChunkName: "progress" */ "./fluent-progress"),
  {
    waiting: ({ className }) => <Skeleton height="18px" {...(className && { className })} />,
    // The work goes on: its name says enough.
    failed: ({ label }) => <Text>{label}</Text>,
  },
);
