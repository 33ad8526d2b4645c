import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { onCard, phone, Stack } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Heading, Text } from "./text";

const meta = {
  title: "base/Text",
  component: Text,
  parameters: guide({
    what: "The type scale: running text in four sizes, and `Heading` in four levels.",
    use: [
      "`Text` for whatever is read, `muted` for what accompanies it, `truncate` where one line is all the room",
      "`Heading` with the `level` of its place in the page; `visual` where it has to look like another one",
    ],
    avoid: [
      "a heading for its size alone: who hears the page goes by its headings",
      "for the title of a card: `Surface`; of a page: the shell shows it",
    ],
    fluent: "none of Fluent's own: its type ramp, in our elements",
  }),
  decorators: [onCard],
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Fiches Activités</Heading>
      <Heading level={2}>Responsable</Heading>
      <Heading level={3}>Prestataires</Heading>
      <Heading level={4}>Détail du créneau</Heading>
      <Text as="p" size="large">
        Grand : ce qui introduit une page.
      </Text>
      <Text as="p">Courant : ce qu'on lit.</Text>
      <Text as="p" size="small">
        Petit : ce qui accompagne.
      </Text>
      <Text as="p" size="caption">
        Légende : ce qui précise.
      </Text>
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Stack>
      <Text as="p">Un texte courant.</Text>
      <Text as="p" weight="medium">
        Un texte un peu appuyé.
      </Text>
      <Text as="p" weight="bold">
        Un texte en gras.
      </Text>
      <Text as="p" muted>
        Un texte en retrait.
      </Text>
    </Stack>
  ),
};
export const HeadingsOnAPhone: Story = { ...Scale, globals: phone };
export const Truncated: Story = {
  globals: phone,
  render: () => (
    <Text as="p" truncate>
      La grande parade des fanfares étudiantes de tout le bassin lyonnais et d'ailleurs
    </Text>
  ),
};
