import { CommentsSection as Comments } from "@coulisses/shared-sheets/comments";
import { useNewComment, useSheet } from "./sheet";

export function CommentsSection() {
  const { sheet, canWrite } = useSheet();
  const newComment = useNewComment();
  return <Comments sheet={sheet} newComment={canWrite && newComment} />;
}
