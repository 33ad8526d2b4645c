import { rules, useForm } from "@coulisses/federation/platform/forms";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import {
  DEFAULT_SEED,
  defaultWeights,
  MOST_SEED,
  MOST_WEIGHT,
  wishes,
} from "@coulisses/shared-domain/proposal/proposal";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { NumberField, SliderField, SwitchField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useAskForProposalMutation } from "../api/proposals-api";

const useStyles = makeStyles({
  wishes: { display: "grid", gap: "12px", border: "none", padding: 0, margin: 0, minWidth: 0 },
});

const initialValues = { ...defaultWeights, mayMove: false, seed: DEFAULT_SEED as number | null };
const schema = rules<typeof initialValues>({ seed: required });

/** What a proposal is computed with: how much each wish counts, and whether it may take people off. */
export default function ProposalDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const notify = useNotify();
  const [ask] = useAskForProposalMutation();
  const [hasOptions, setHasOptions] = useState(false);
  const form = useForm({
    draft: "proposal-new",
    initialValues,
    schema,
    send: async ({ mayMove, seed, ...weights }) =>
      refusalOf(await ask({ weights, mayMove, seed: seed ?? DEFAULT_SEED })),
    onSent: () => {
      notify({ type: "success", message: "La proposition est en cours de calcul" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Nouvelle proposition" submitLabel="Calculer" onClose={onClose}>
      <Text as="p">
        Elle respecte toujours les disponibilités, les équipes, les pauses, les règles de repos et les
        créneaux déjà pris. Dis ce qui compte le plus pour le reste ; rien n'est affecté avant que tu
        l'acceptes.
      </Text>
      <SwitchField label="Peut déplacer qui est déjà affecté" {...form.toggle("mayMove")} />
      <fieldset className={styles.wishes} aria-label="Souhaits">
        {wishes.map(({ key, label, explanation }) => (
          <SliderField
            key={key}
            label={label}
            hint={explanation}
            min={0}
            max={MOST_WEIGHT}
            {...form.field(key)}
          />
        ))}
      </fieldset>
      {hasOptions ? (
        <NumberField
          label="Graine"
          required
          min={0}
          max={MOST_SEED}
          hint="La même graine, au même moment, redonne la même proposition"
          {...form.field("seed")}
        />
      ) : (
        <Button appearance="subtle" onClick={() => setHasOptions(true)}>
          Options avancées
        </Button>
      )}
    </FormDialog>
  );
}
