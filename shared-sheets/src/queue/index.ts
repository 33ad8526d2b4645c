export { queueSearch } from "./queue-address";
export { ReviewQueue } from "./review-queue";
