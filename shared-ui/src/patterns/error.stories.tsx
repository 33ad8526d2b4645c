import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { Button } from "../base/button/button";
import { TextField } from "../base/field/text-field";
import { ErrorCard, Notice } from "../base/message/notice";
import { DoDont } from "../stories/do-dont";
import { inForm, onCard, phone, useKept } from "../stories/frames";
import { guide } from "../stories/guide";

const meta = {
  title: "patterns/Error, erreur, refus",
  parameters: guide({
    what: "Something went wrong: say what in plain words, keep what was typed, and offer the way on.",
    use: [
      "`ErrorCard` in the place of what did not come",
      "the field's own `error` for a value; a `Notice` for the form as a whole",
      "the notification, by itself, for a gesture that was refused",
    ],
    avoid: [
      "a number or a code",
      "a button that is disabled until all is right: it says what is missing when pressed",
    ],
    accessibility: [
      "A refusal is an alert; the field in error has the focus and the words as its description.",
    ],
    fluent: "`MessageBar`, `Field`",
  }),
  decorators: [onCard],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DidNotCome: Story = {
  render: () => (
    <ErrorCard message="Impossible de joindre le serveur. Vérifie ta connexion et réessaie." onRetry={fn()} />
  ),
};
export const InAField: Story = {
  decorators: [inForm],
  render: function InAField() {
    const name = useKept({ value: "" });
    return <TextField label="Nom de l'activité" required error="Donne un nom à ton activité" {...name} />;
  },
};
export const Refused: Story = {
  render: () => (
    <Notice
      intent="error"
      title="La fiche a changé entre-temps"
      actions={<Button size="small">Voir ses changements</Button>}
    >
      Driss Benali l'a modifiée à 14h32. Ta saisie est toujours là.
    </Notice>
  ),
};
export const DoAndDont: Story = {
  render: () => (
    <DoDont
      good={{
        picture: <Notice intent="error">Le lieu est nécessaire avant la relecture</Notice>,
        why: "Dit ce qui manque : on sait quoi faire.",
      }}
      bad={{
        picture: <Notice intent="error">Erreur 422 : entité invalide</Notice>,
        why: "Un code n'aide personne.",
      }}
    />
  ),
};
export const OnAPhone: Story = { ...Refused, globals: phone };
