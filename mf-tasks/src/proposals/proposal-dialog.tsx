import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { readingState, refusalOf, useEventDate, useListTeamsQuery } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { longestProposal } from "@coulisses/shared-domain/proposal/limits";
import {
  DEFAULT_DEADLINE,
  DEFAULT_SEED,
  defaultWeights,
  MOST_SEED,
  MOST_WEIGHT,
  weightFields,
} from "@coulisses/shared-domain/proposal/proposal";
import { ChosenTeams } from "@coulisses/shared-pages/filters";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { SelectField, SwitchField, TeamPicker } from "@coulisses/shared-ui/filters";
import {
  NumberField,
  PeriodFields,
  periodProblem,
  proposedPeriod,
  SliderField,
} from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useAskForProposalMutation } from "../api/proposals-api";

const useStyles = makeStyles({
  limits: { display: "grid", gap: "20px", border: "none", padding: 0, margin: 0, minWidth: 0 },
  wishes: { display: "grid", gap: "20px", border: "none", padding: 0, margin: 0, minWidth: 0 },
});

const deadlines = [
  { value: "15", label: "15 secondes" },
  { value: "30", label: "30 secondes" },
  { value: "60", label: "1 minute" },
  { value: "180", label: "3 minutes" },
];

const none: never[] = [];
const noTeams: string[] = [];
const initialValues = {
  ...defaultWeights,
  mayMove: false,
  seed: DEFAULT_SEED as number | null,
  deadline: String(DEFAULT_DEADLINE),
  isDuring: false,
  period: { start: "", end: "" },
  teams: noTeams,
};
const schema = rules<typeof initialValues>({
  seed: required,
  period: (period, { isDuring }) => (isDuring ? periodProblem(period, longestProposal) : undefined),
});

/** Asks for a proposal: slots covered, weight of each wish, and whether it may take people off. */
export default function ProposalDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const finish = useFinish(onClose);
  const festival = useEventDate();
  const { data: teams = none, ...reading } = useListTeamsQuery();
  const [ask] = useAskForProposalMutation();
  const [hasOptions, setHasOptions] = useState(false);
  const form = useForm({
    draft: "proposal-new",
    isProposed: true,
    initialValues: { ...initialValues, period: proposedPeriod(festival?.start, new Date()) },
    schema,
    send: async ({ mayMove, seed, deadline, isDuring, period, teams: inCharge, ...weights }) => {
      const limits = { period: isDuring ? period : null, teams: inCharge };
      const body = {
        weights,
        mayMove,
        limits,
        seed: seed ?? DEFAULT_SEED,
        deadlineSeconds: Number(deadline),
      };
      return refusalOf(await ask({ body }));
    },
    onSent: () => finish("La proposition est en cours de calcul"),
  });
  const { period, teams: chosen } = form.values;
  const choose = form.field("teams").onChange;
  return (
    <FormDialog form={form} title="Nouvelle proposition" submitLabel="Calculer" onClose={onClose}>
      <Text as="p">
        Elle respecte toujours les disponibilités, les équipes, les pauses, les règles de repos et les
        créneaux déjà pris. Dis ce qui compte le plus pour le reste ; rien n'est affecté avant que tu
        l'acceptes.
      </Text>
      <fieldset className={styles.limits} aria-label="Créneaux">
        <SwitchField label="Seulement pendant une plage horaire" {...form.toggle("isDuring")} />
        {form.values.isDuring && (
          <PeriodFields period={period} onChange={form.field("period").onChange} longest={longestProposal} />
        )}
        <TeamPicker
          label="Équipes responsables"
          placeholder="Toutes les FT"
          hint="Seulement les FT dont ces équipes sont responsables ; les autres créneaux restent comme ils sont"
          options={teams.filter(({ code }) => code !== EVERYONE && !chosen.includes(code))}
          {...readingState(reading)}
          value={null}
          onChange={(team) => team && choose([...chosen, team.code])}
        />
        <ChosenTeams codes={chosen} teams={teams} onChange={choose} />
      </fieldset>
      <SwitchField label="Peut déplacer qui est déjà affecté" {...form.toggle("mayMove")} />
      <fieldset className={styles.wishes} aria-label="Souhaits">
        {weightFields.map(({ key, label, explanation }) => (
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
      <SelectField
        label="Temps de calcul au plus"
        hint="Ensuite, la meilleure trouvée est prise ; tu peux aussi la prendre avant"
        options={deadlines}
        {...form.field("deadline")}
        onChange={(next) => form.field("deadline").onChange(next ?? String(DEFAULT_DEADLINE))}
      />
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
