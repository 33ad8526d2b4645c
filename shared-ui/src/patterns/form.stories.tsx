import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Button } from "../base/button/button";
import { TextField } from "../base/field/text-field";
import { SelectField } from "../form/choice/select-field";
import { AmountField } from "../form/text/amount-field";
import { TextareaField } from "../form/text/textarea-field";
import { DoDont } from "../stories/do-dont";
import { places } from "../stories/festival";
import { inForm, onCard, phone, Row, useKept } from "../stories/frames";
import { guide } from "../stories/guide";

const choices = places.map(({ id, name }) => ({ value: String(id), label: name }));

function MealForm() {
  const place = useKept<string | null>({ value: "4" });
  const cost = useKept<number | null>({ value: 2_680 });
  const menu = useKept({ value: "Dahl de lentilles corail, riz" });
  return (
    <>
      <TextareaField label="Menu" required {...menu} />
      <SelectField label="Lieu" placeholder="Choisis un lieu" options={choices} {...place} />
      <AmountField label="Coût estimé" hint="Partagé à parts égales entre convives" {...cost} />
      <Row>
        <Button appearance="primary">Proposer le repas</Button>
        <Button>Annuler</Button>
      </Row>
    </>
  );
}

const meta = {
  title: "patterns/Form, formulaire, saisie",
  parameters: guide({
    what: "One column of labelled fields, in the order of thought, then the gesture as a verb.",
    use: ["a hint where a rule surprises", "the main action first for the thumb, then « Annuler »"],
    avoid: ["a placeholder in the place of a label", "two columns: people miss one"],
    keys: { Tab: "goes in the order that is seen", Enter: "sends" },
    accessibility: ["A label is always in view; what is required says so in words as well."],
    fluent: "`Field`, `Input`, `Select`, `Textarea`, `Button`",
  }),
  decorators: [inForm],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { render: () => <MealForm /> };
export const OnAPhone: Story = { ...Whole, globals: phone };
export const DoAndDont: Story = {
  decorators: [onCard],
  render: () => (
    <DoDont
      good={{
        picture: <Button appearance="primary">Proposer le repas</Button>,
        why: "Le bouton dit ce qu'il fait.",
      }}
      bad={{ picture: <Button appearance="primary">OK</Button>, why: "OK pour quoi ?" }}
    />
  ),
};
export const AField: Story = {
  render: function AField() {
    return (
      <TextField label="Surnom" hint="Celui que tout le monde connaît" {...useKept({ value: "Dodo" })} />
    );
  },
};
