import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { SheetSection } from "../parts/sheet-section";
import { useSheet } from "../sheet-context";
import { commentsOf, type Comment } from "./comments";
import { NewComment } from "./new-comment";

const useStyles = makeStyles({ text: { whiteSpace: "pre-line", overflowWrap: "anywhere" } });

function CommentText({ text }: { text: string }) {
  return <span className={useStyles().text}>{text}</span>;
}

const columns: Column<Comment>[] = [
  { key: "emoji", header: "Type", hideHeader: true, width: "36px", render: ({ emoji }) => <span aria-hidden>{emoji}</span> },
  { key: "at", header: "Date", width: "140px", render: ({ at }) => formatDateTime(at) },
  { key: "author", header: "Auteur", width: "190px", render: ({ author }) => author },
  { key: "text", header: "Commentaire", render: ({ text }) => <CommentText text={text} /> },
];

export function CommentsSection() {
  const { activity, canWrite } = useSheet();
  return (
    <SheetSection id="feedback" title="Commentaires">
      <SimpleTable
        caption="Commentaires et historique"
        rows={commentsOf(activity)}
        columns={columns}
        getRowId={({ key }) => key}
        emptyText="Aucun commentaire"
      />
      {canWrite && <NewComment />}
    </SheetSection>
  );
}
