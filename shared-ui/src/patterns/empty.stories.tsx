import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { Button } from "../base/button/button";
import { EmptyState } from "../base/message/placeholders";
import { DoDont } from "../stories/do-dont";
import { onCard, phone } from "../stories/frames";
import { guide } from "../stories/guide";

const meta = {
  title: "patterns/Empty, vide, aucun résultat",
  decorators: [onCard],
  parameters: guide({
    what: "Nothing is there: say so in a sentence, say why, and offer what comes next.",
    use: ["a picture of the thing that is missing", "one action at most, the one that fills the place"],
    avoid: ["a table with its head alone", "the same words for « nothing yet » and « nothing found »"],
    accessibility: ["The picture is decoration; the sentence says all."],
    fluent: "none of Fluent's own: our `EmptyState`",
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  render: () => (
    <EmptyState
      title="Pas encore de créneau"
      picture="calendar"
      action={<Button>Vérifier mes dispos</Button>}
    >
      Dès que tu en as un, il s'affiche ici, avec le lieu et qui appeler.
    </EmptyState>
  ),
};
export const NothingFound: Story = {
  render: () => (
    <EmptyState
      title="Aucune fiche ne correspond à tes filtres"
      picture="search"
      action={<Button onClick={fn()}>Effacer les filtres</Button>}
    />
  ),
};
export const DoAndDont: Story = {
  render: () => (
    <DoDont
      good={{
        picture: (
          <EmptyState
            title="Aucun repas à venir"
            picture="money"
            action={<Button>Proposer un repas</Button>}
          />
        ),
        why: "Dit ce qui manque, et comment en faire venir.",
      }}
      bad={{ picture: "Aucun résultat.", why: "Cherchait-on quelque chose ? Que faire ?" }}
    />
  ),
};
export const OnAPhone: Story = { ...NothingYet, globals: phone };
