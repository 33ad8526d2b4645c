export { CommentsSection } from "./comments-section";
export { JournalLink } from "./journal-link";
