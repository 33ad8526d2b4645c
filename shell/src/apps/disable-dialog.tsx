import { refusalOf } from "@coulisses/shared-auth";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { appAskProblem, appWordProblem, type AppWord } from "@coulisses/shared-domain/publishing/app-switch";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { Text, TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useDisableApplicationMutation } from "../api/application-switches";
import { frenchName, pagesInFrench } from "./french-name";
import { useTold } from "./use-told";

const empty: AppWord = { word: "", ask: "un admin" };
const schema = rules<AppWord>({ word: appWordProblem, ask: appAskProblem });

/** Disables an app, with the word that people read in its place. */
export default function DisableDialog({ health, onClose }: { health: Health; onClose: () => void }) {
  const tell = useTold();
  const [disable] = useDisableApplicationMutation();
  const name = frenchName(health);
  const form = useForm({
    initialValues: empty,
    schema,
    send: async (body: AppWord) => refusalOf(await disable({ app: health.app, body })),
    onSent: () => {
      tell(`« ${name} » est en pause`);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Mettre « ${name} » en pause`}
      submitLabel="Mettre en pause"
      onClose={onClose}
    >
      <Text as="p">
        {`Le menu reste. Ton mot prend la place de ses pages dans les secondes qui viennent, aussi chez ceux qui les ont ouvertes. ${pagesInFrench(health)}.`}
      </Text>
      <TextField
        label="Mot pour les gens"
        required
        autoFocus
        autoComplete="off"
        hint="« Les FT sont en pause jusqu'à 18 h. »"
        {...form.field("word")}
      />
      <TextField
        label="Qui demander"
        required
        autoComplete="off"
        hint="Après « demande à »"
        {...form.field("ask")}
      />
    </FormDialog>
  );
}
