import { copyText, refusalOf } from "@coulisses/shared-auth";
import {
  publishedAppProblem,
  publishingLabelProblem,
  publishingRightLabels,
  publishingRights,
  publishingRightsProblem,
  type PublishingTokenForm,
} from "@coulisses/shared-domain/publishing/publishing-token";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { Button, makeStyles, Notice, TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { MultiChoice } from "@coulisses/shared-ui/form";
import { Dialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useMakePublishingTokenMutation } from "../api/publishing-tokens";

type Life = keyof typeof lives;
type Values = Omit<PublishingTokenForm, "days"> & { life: Life };

const lives = { "7": "Une semaine", "30": "Un mois", "90": "Trois mois", "365": "Un an" };
const lifeChoices = Object.entries(lives).map(([value, label]) => ({ value: value as Life, label }));
const rightChoices = publishingRights.map((value) => ({ value, label: publishingRightLabels[value] }));
const empty: Values = { label: "", app: "", rights: ["publish", "rollback"], life: "90" };

const schema = rules<Values>({
  label: publishingLabelProblem,
  app: (app) => publishedAppProblem(app.trim()),
  rights: publishingRightsProblem,
});

const useStyles = makeStyles({ shown: { display: "grid", gap: "16px" } });

/** Makes a token, then shows its text this once. */
export default function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const [make] = useMakePublishingTokenMutation();
  const [made, setMade] = useState<{ label: string; text: string }>();
  const form = useForm({
    initialValues: empty,
    schema,
    send: async ({ life, app, ...values }: Values) => {
      const answer = await make({ body: { ...values, app: app.trim(), days: Number(life) } });
      if (answer.data) setMade({ label: answer.data.token.label, text: answer.data.text });
      return refusalOf(answer);
    },
    onSent: () => undefined,
  });
  if (made) return <MadeToken {...made} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      size="small"
      title="Créer un jeton de publication"
      submitLabel="Créer le jeton"
      onClose={onClose}
    >
      <TextField
        label="Nom du jeton"
        required
        autoFocus
        autoComplete="off"
        hint="L'historique le cite : « CI de l'équipe matos »"
        {...form.field("label")}
      />
      <TextField
        label="Application"
        required
        autoComplete="off"
        hint="Une seule, par son nom : mf-tasks"
        {...form.field("app")}
      />
      <MultiChoice label="Droits" required options={rightChoices} {...form.field("rights")} />
      <SelectField
        label="Durée"
        required
        options={lifeChoices}
        {...form.field("life")}
        onChange={(life) => {
          if (life !== null) form.field("life").onChange(life);
        }}
      />
    </FormDialog>
  );
}

function MadeToken({ label, text, onClose }: { label: string; text: string; onClose: () => void }) {
  const styles = useStyles();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Jeton « ${label} »`}
      actions={
        <>
          <Button onClick={onClose}>Je l'ai rangé, fermer</Button>
          <Button appearance="primary" onClick={() => void copyText(text, "Jeton copié")}>
            Copier le jeton
          </Button>
        </>
      }
    >
      <div className={styles.shown}>
        <Notice intent="warning" title="Il ne s'affichera plus jamais">
          Range-le tout de suite dans les secrets de ta CI (COULISSES_PUBLISH_TOKEN), jamais dans un dépôt ni
          dans un message.
        </Notice>
        <TextField label="Jeton" readOnly value={text} />
      </div>
    </Dialog>
  );
}
