export { CommentsSection } from "./comments-section";
export { useJournal } from "./use-journal";
