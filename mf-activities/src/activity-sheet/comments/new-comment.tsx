import { useSession } from "@coulisses/shared-auth";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { publishFeedback } from "../../api/edits/review-edits";
import { useSheet } from "../sheet-context";
import { findUnsaved, forgetUnsaved, keepUnsaved } from "../text/unsaved-texts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", alignItems: "start", gap: "8px" },
  text: { width: "100%" },
});

/** A comment half written waits for its author, even after a reload. */
function useDraftComment(key: string) {
  const [content, setContent] = useState(() => findUnsaved(key)?.draft ?? "");
  const write = (text: string) => {
    setContent(text);
    if (text.trim() === "") forgetUnsaved(key);
    else keepUnsaved(key, { base: "", draft: text });
  };
  return [content, write] as const;
}

export function NewComment() {
  const styles = useStyles();
  const { activity, write } = useSheet();
  const { userId } = useSession();
  const [content, setContent] = useDraftComment(`${userId}/fa/${activity.id}/feedback`);
  const [publishing, setPublishing] = useState(false);
  const blank = content.trim() === "";

  const publish = async () => {
    if (blank || publishing) return;
    setPublishing(true);
    const { kind } = await write(publishFeedback(content.trim()));
    setPublishing(false);
    if (kind === "saved") setContent("");
  };
  return (
    <div className={styles.form}>
      <TextareaField
        className={styles.text}
        label="Nouveau commentaire"
        hint="Entrée pour publier, Maj + Entrée pour aller à la ligne"
        value={content}
        onChange={setContent}
        onEnter={() => void publish()}
      />
      <Button
        icon={<UiIcon name="comment" />}
        disabled={blank}
        loading={publishing}
        onClick={() => void publish()}
      >
        Ajouter un commentaire
      </Button>
    </div>
  );
}
