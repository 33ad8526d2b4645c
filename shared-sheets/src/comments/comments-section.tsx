import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { commentsOf, type Comment, type Commented } from "./comments-of";
import { JournalLink } from "./journal-link";
import { NewComment, type NewCommentProps } from "./new-comment";
import { SheetSection } from "../page/sheet-section";

const useStyles = makeStyles({
  text: { whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

function CommentText({ text }: { text: string }) {
  return <span className={useStyles().text}>{text}</span>;
}

const columns: Column<Comment>[] = [
  {
    key: "emoji",
    header: "Type",
    hideHeader: true,
    width: "36px",
    selfEvident: true,
    render: ({ emoji }) => <span aria-hidden>{emoji}</span>,
  },
  { key: "at", header: "Date", width: "140px", selfEvident: true, render: ({ at }) => formatDateTime(at) },
  { key: "author", header: "Auteur", width: "190px", mobileTitle: true, render: ({ author }) => author },
  {
    key: "text",
    header: "Commentaire",
    selfEvident: true,
    priority: 2,
    render: ({ text }) => <CommentText text={text} />,
  },
];

/** The comments of a sheet with its history, and the field of a new one. */
type CommentsSectionProps = {
  sheet: Commented;
  /** Absent for readers. */
  newComment?: NewCommentProps | false;
  /** The sheet's target in the journal, linked from here for those who may read it. */
  journal?: Parameters<typeof JournalLink>[0];
};

/** The feedbacks and the history of a sheet. */
export function CommentsSection({ sheet, newComment, journal }: CommentsSectionProps) {
  return (
    <SheetSection id="feedback" title="Commentaires" short>
      <SimpleTable
        caption="Commentaires et historique"
        rows={commentsOf(sheet)}
        columns={columns}
        getRowId={({ key }) => key}
        emptyText="Aucun commentaire"
      />
      {newComment && <NewComment {...newComment} />}
      {journal && <JournalLink {...journal} />}
    </SheetSection>
  );
}
