import { refusalOf } from "@coulisses/shared-auth";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { Text, TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useRollBackApplicationMutation } from "../api/application-switches";
import { frenchName, pagesInFrench } from "./french-name";
import { useTold } from "./use-told";

type Values = { version: string; because: string };

const schema = rules<Values>({ version: () => undefined, because: () => undefined });

/** Puts a kept version of an app, which the administrator chooses, in place. */
export default function RollBackDialog({ health, onClose }: { health: Health; onClose: () => void }) {
  const tell = useTold();
  const [rollBack] = useRollBackApplicationMutation();
  const { app, inPlace, kept, lastGood } = health;
  const name = frenchName(health);
  const choices = kept
    .filter(({ version }) => version !== inPlace)
    .map(({ version, at }) => ({
      value: version,
      label: `${version} · ${formatDateTime(at)}${version === lastGood ? " · dernière sans erreur" : ""}`,
    }));
  const form = useForm({
    initialValues: { version: choices[0]?.value ?? "", because: "" },
    schema,
    send: async ({ version, because }: Values) => {
      const reason = because.trim();
      const body = {
        version,
        ...(inPlace !== null && { from: inPlace }),
        ...(reason !== "" && { because: reason }),
      };
      return refusalOf(await rollBack({ app, body }));
    },
    onSent: ({ version }) => {
      tell(`« ${name} » est à la version ${version}`);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Remettre en place une version de « ${name} »`}
      submitLabel="Remettre en place"
      onClose={onClose}
    >
      <Text as="p">
        {inPlace === null
          ? `Reviennent dans le menu, dans les secondes qui viennent : ${pagesInFrench(health)}.`
          : `Une page ouverte continue ; les gens ont la version choisie dès la page suivante. ${pagesInFrench(health)}.`}
      </Text>
      <SelectField
        label="Version"
        required
        options={choices}
        {...form.field("version")}
        onChange={(version) => {
          if (version !== null) form.field("version").onChange(version);
        }}
      />
      <TextField label="Raison" autoComplete="off" hint="L'historique la garde" {...form.field("because")} />
    </FormDialog>
  );
}
