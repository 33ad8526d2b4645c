export { useQueueSearch } from "./queue-address";
export { ReviewQueue } from "./review-queue";
