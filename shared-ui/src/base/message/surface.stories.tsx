import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { UiIcon } from "../../icons/ui-icon";
import { phone, Stack } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Button } from "../button/button";
import { Surface } from "./surface";
import { Text } from "../text/text";

const meta = {
  title: "base/Surface",
  component: Surface,
  parameters: guide({
    what: "The rounded card on which everything stands.",
    use: [
      "for one subject, with a `title` of which it takes its name for screen readers",
      "`actions` at the right of the title, for what concerns the whole card",
    ],
    avoid: ["within another card: a heading is enough"],
    fluent: "none of Fluent's own: a card in its tokens",
  }),
  args: {
    title: "Général",
    subtitle: "Ce que le public verra",
    children: <Text as="p">Un grand concert sur la scène principale, gratuit et ouvert à tous.</Text>,
  },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Général" })).toBeVisible();
  },
};
export const WithActions: Story = { args: { actions: <Button>Voir les créneaux</Button> } };
export const Bare: Story = { args: { title: undefined, subtitle: undefined } };
export const LongTitleOnAPhone: Story = {
  globals: phone,
  args: {
    title: "Signalétique et barrières de la scène principale",
    actions: (
      <>
        <Button icon={<UiIcon name="add" />}>Ajouter une signalétique</Button>
        <Button appearance="subtle" icon={<UiIcon name="history" />} tooltip="Historique" />
      </>
    ),
  },
};
export const Stacked: Story = {
  render: (args) => (
    <Stack>
      <Surface {...args} />
      <Surface title="Responsable" level={3}>
        <Text as="p">Amélie Durand</Text>
      </Surface>
      <Surface padded={false}>
        <Text as="p">Sans marge : un tableau ou une image la remplit.</Text>
      </Surface>
    </Stack>
  ),
};
