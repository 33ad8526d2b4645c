import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", alignItems: "start", gap: "8px" },
  text: { width: "100%" },
});

export type NewCommentProps = {
  content: string;
  publishing: boolean;
  onChange: (content: string) => void;
  onPublish: () => void;
};

export function NewComment({ content, publishing, onChange, onPublish }: NewCommentProps) {
  const styles = useStyles();
  return (
    <div className={styles.form}>
      <TextareaField
        className={styles.text}
        label="Nouveau commentaire"
        hint="Entrée pour publier, Maj + Entrée pour aller à la ligne"
        value={content}
        onChange={onChange}
        onEnter={onPublish}
      />
      <Button
        icon={<UiIcon name="comment" />}
        disabled={content.trim() === ""}
        loading={publishing}
        onClick={onPublish}
      >
        Ajouter un commentaire
      </Button>
    </div>
  );
}
