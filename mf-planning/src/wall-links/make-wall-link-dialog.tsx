import { copyText, refusalOf } from "@coulisses/shared-auth";
import { type WallLinkForm, wallLinkNameProblem } from "@coulisses/shared-domain/wall-board/wall-link";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { Button, makeStyles, Notice, TextField } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useMakeWallLinkMutation } from "../api/wall-link-api";

const empty: WallLinkForm = { name: "" };
const schema = rules<WallLinkForm>({ name: wallLinkNameProblem });

const useStyles = makeStyles({ shown: { display: "grid", gap: "16px" } });

/** Makes a link of the wall board, then shows its address this once. */
export default function MakeWallLinkDialog({ onClose }: { onClose: () => void }) {
  const [make] = useMakeWallLinkMutation();
  const [made, setMade] = useState<{ name: string; url: string }>();
  const form = useForm({
    initialValues: empty,
    schema,
    send: async (body: WallLinkForm) => {
      const answer = await make({ body });
      if (answer.data) setMade({ name: answer.data.link.name, url: answer.data.url });
      return refusalOf(answer);
    },
    onSent: () => undefined,
  });
  if (made) return <MadeLink {...made} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      size="small"
      title="Créer un lien du Tableau du QG"
      submitLabel="Créer le lien"
      onClose={onClose}
    >
      <TextField
        label="Nom de l'écran"
        required
        autoFocus
        autoComplete="off"
        hint="Où il est accroché : « Écran du QG », « Bar »"
        {...form.field("name")}
      />
    </FormDialog>
  );
}

function MadeLink({ name, url, onClose }: { name: string; url: string; onClose: () => void }) {
  const styles = useStyles();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Lien « ${name} »`}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button as="a" href={url} target="_blank" rel="noreferrer" icon={<UiIcon name="open" />}>
            Ouvrir l'écran
          </Button>
          <Button
            appearance="primary"
            icon={<UiIcon name="copy" />}
            onClick={() => void copyText(url, "Lien copié")}
          >
            Copier le lien
          </Button>
        </>
      }
    >
      <div className={styles.shown}>
        <Notice intent="warning" title="Il ne s'affichera plus jamais">
          Ouvre-le tout de suite sur l'écran, ou garde-le. Quiconque connaît ce lien peut lire le tableau.
        </Notice>
        <TextField label="Lien de l'écran" readOnly value={url} />
      </div>
    </Dialog>
  );
}
