export { CommentsSection } from "./comments-section";
