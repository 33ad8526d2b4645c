import { useSession } from "@coulisses/shared-auth";
import type { FeedbackForm } from "@coulisses/shared-domain/contract/festival-events";
import { REQUIRED } from "@coulisses/shared-domain/field-problems";
import { Button, makeStyles, media } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import type { SheetEdit, WriteEdit } from "../edit/send-edit";
import { unsavedText } from "../text/unsaved-texts";
import { MentionList } from "./mention-list";
import { useMentioned, useMentions } from "./use-mentions";

const useStyles = makeStyles({
  form: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "8px 12px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
  },
  text: { position: "relative", width: "100%" },
  // In line with the field, below its label.
  publish: { [media.desktop]: { marginTop: "26px" } },
});

/** How a comment is sent. */
export type NewCommentProps = {
  content: string;
  publishing: boolean;
  /** The error of the comment, in French. */
  error?: string | undefined;
  onChange: (content: string) => void;
  onPublish: () => void;
};

/** The field of a comment and its button; Enter publishes. */
export function NewComment({ content, publishing, error, onChange, onPublish }: NewCommentProps) {
  const styles = useStyles();
  const mentions = useMentions(content, onChange);
  return (
    <div className={styles.form}>
      <div className={styles.text}>
        <TextareaField
          {...mentions.field}
          label="Nouveau commentaire"
          hint="@ pour prévenir quelqu'un, Entrée pour publier, Maj + Entrée pour aller à la ligne"
          value={content}
          error={error}
          rows={1}
          onEnter={onPublish}
        />
        {mentions.list.people.length > 0 && <MentionList {...mentions.list} />}
      </div>
      <Button
        className={styles.publish}
        icon={<UiIcon name="comment" />}
        loading={publishing}
        onClick={onPublish}
      >
        Ajouter un commentaire
      </Button>
    </div>
  );
}

/** The comment being written: it is kept for this tab until it is published, even after a reload. */
export function useNewComment<Sheet>(
  edit: (comment: FeedbackForm) => SheetEdit<Sheet>,
  write: WriteEdit<Sheet>,
  sheetKey: string,
) {
  const { userId } = useSession();
  const unsaved = unsavedText(userId, `${sheetKey}/feedback`);
  const [content, setContent] = useState(() => unsaved.find()?.draft ?? "");
  const [publishing, setPublishing] = useState(false);
  const [error, setError] = useState<string>();
  const mentioned = useMentioned();

  const change = (text: string) => {
    setContent(text);
    setError(undefined);
    if (text.trim() === "") unsaved.forget();
    else unsaved.keep({ base: "", draft: text });
  };
  const publish = async () => {
    const text = content.trim();
    if (publishing) return;
    if (text === "") return setError(REQUIRED);
    setPublishing(true);
    const mentions = await mentioned(text);
    const { kind } = await write(edit({ content: text, ...(mentions.length > 0 && { mentions }) }));
    setPublishing(false);
    if (kind === "saved") change("");
  };
  return { content, onChange: change, publishing, error, onPublish: () => void publish() };
}
